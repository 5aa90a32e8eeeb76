"""Who came where, and why (spec: End)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Standing

YOUNGER = "younger"
SHARED = "shared"
AGE_UNKNOWN = "age_unknown"
IMAGINARY_LAST = "imaginary_last"
IMAGINARY_SHARED = "imaginary_shared"


def standings(positions: Sequence[int], ages: Sequence[int | None]) -> list[Standing]:
    """Places by position; ties go to the youngest player, are shared when ages cannot tell, imaginary teams last."""
    places: list[Standing] = []
    for position in sorted(set(positions), reverse=True):
        tied = [team for team, where in enumerate(positions) if where == position]
        for group, reason in _split(tied, ages):
            rivals = tuple(tied)
            place = len(places) + 1
            places += [
                Standing(team, place, position, reason, tuple(r for r in rivals if r != team) if reason else ())
                for team in group
            ]
    return places


def _split(tied: list[int], ages: Sequence[int | None]) -> list[tuple[list[int], str]]:
    """The tied teams in groups that share a place, best first, each with the reason for its place."""
    if len(tied) == 1:
        return [(tied, "")]
    people = [team for team in tied if team < len(ages)]
    imaginary = [team for team in tied if team >= len(ages)]
    groups = _by_age(people, ages, bool(imaginary)) if people else []
    if imaginary:
        groups.append((imaginary, IMAGINARY_LAST if people else IMAGINARY_SHARED))
    return groups


def _by_age(people: list[int], ages: Sequence[int | None], beside_imaginary: bool) -> list[tuple[list[int], str]]:
    if len(people) == 1:
        return [(people, IMAGINARY_LAST if beside_imaginary else "")]
    known = {team: age for team in people if (age := ages[team]) is not None}
    if len(known) < len(people):
        return [(people, AGE_UNKNOWN)]
    groups: list[tuple[list[int], str]] = []
    for age in sorted(set(known.values())):
        same = [team for team in people if known[team] == age]
        groups.append((same, YOUNGER if len(same) == 1 else SHARED))
    return groups
