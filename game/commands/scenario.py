"""ratskeller scenario: play scenario files and print what differs."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, model_validator

from game.commands.output import complain, print_json
from game.scenario import MalformedScenario, Outcome, run_file, schema


class Arguments(BaseModel):
    """What to play, or the schema."""

    files: list[Path] = []
    json_output: bool = False
    schema_only: bool = False

    @model_validator(mode="after")
    def _something_to_do(self) -> Arguments:
        if self.schema_only == bool(self.files):
            raise ValueError("scenario needs FILE.. or --schema")
        return self


def run(arguments: Arguments) -> int:
    """0 when all scenarios pass, 1 when anything differs, 2 when a file is no scenario."""
    if arguments.schema_only:
        print_json(schema())
        return 0
    outcomes: list[tuple[Path, Outcome]] = []
    malformed = False
    for path in arguments.files:
        try:
            outcomes.append((path, run_file(path)))
        except MalformedScenario as error:
            complain(str(error))
            malformed = True
    failed = sum(bool(outcome.differences) for _, outcome in outcomes)
    if arguments.json_output:
        _print_object(outcomes, failed)
    elif outcomes:
        _print_lines(outcomes, failed)
    return 2 if malformed else int(failed > 0)


def _print_object(outcomes: list[tuple[Path, Outcome]], failed: int) -> None:
    scenarios = [
        {
            "file": str(path),
            "title": outcome.title,
            "rule": outcome.rule,
            "steps": outcome.steps,
            "passed": not outcome.differences,
            "differences": outcome.differences,
        }
        for path, outcome in outcomes
    ]
    print_json({"scenarios": scenarios, "passed": len(outcomes) - failed, "failed": failed})


def _print_lines(outcomes: list[tuple[Path, Outcome]], failed: int) -> None:
    for path, outcome in outcomes:
        if outcome.differences:
            print(f"{path}: {outcome.title}")
            for line in outcome.differences:
                print(f"    {line}")
    print(f"{len(outcomes) - failed} passed, {failed} failed")
