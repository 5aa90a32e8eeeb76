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
        for group, reason, compared in _split(tied, ages):
            place = len(places) + 1
            places += [
                Standing(team, place, position, reason, tuple(other for other in compared if other != team))
                for team in group
            ]
    return places


Group = tuple[list[int], str, list[int]]
"""Teams that share a place, the reason for it, and the teams that it names."""


def _split(tied: list[int], ages: Sequence[int | None]) -> list[Group]:
    """The tied teams in groups that share a place, best first."""
    people = [team for team in tied if team < len(ages)]
    imaginary = [team for team in tied if team >= len(ages)]
    if len(tied) == 1:
        return [(tied, "", [])]
    if not people:
        return [(imaginary, IMAGINARY_SHARED, imaginary)]
    groups = _by_age(people, ages) if len(people) > 1 else [(people, IMAGINARY_LAST, imaginary)]
    return [*groups, (imaginary, IMAGINARY_LAST, people)] if imaginary else groups


def _by_age(people: list[int], ages: Sequence[int | None]) -> list[Group]:
    known = {team: age for team in people if (age := ages[team]) is not None}
    if len(known) < len(people):
        return [(people, AGE_UNKNOWN, people)]
    groups: list[Group] = []
    for age in sorted(set(known.values())):
        same = [team for team in people if known[team] == age]
        groups.append((same, SHARED, same) if len(same) > 1 else (same, YOUNGER, people))
    return groups
