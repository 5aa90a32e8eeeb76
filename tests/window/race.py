"""A short race played by clicks, as a guest would who only looks at the screen."""

from tests.window.desk import Guest, until

ORDER = ("rabbit", "hen", "duckling", "dog", "whistle")
PLAYED = 100
"""Pixels: no card on the table is drawn as high as this at 1280x720, every card of the hand is."""


def choose(guest: Guest) -> None:
    """Lay the first card of the hand, by two clicks, and confirm it; played ones lie small elsewhere."""
    hand = {key for key, place in guest.places().items() if place["box"][3] > PLAYED}
    card = next(card for card in ORDER if f"card-0-{card}" in hand)
    guest.click(f"card-0-{card}")
    guest.click("spot-slot")
    guest.click("ready")


def moment(guest: Guest) -> str:
    """What the race waits for: a card, going on, or nothing any more."""
    places = guest.places()
    if guest.told()["scene"] == "ResultsScene":
        return "over"
    if "next" in places:
        return "next"
    return "card" if "veil" in places and "ready" not in places else ""


def play_on(guest: Guest) -> None:
    """Choose and go on until the results are there; each click is waited for, so that none is made twice."""
    for _ in range(200):
        now = until(lambda: moment(guest), "the race does not go on")
        if now == "over":
            return
        if now == "card":
            choose(guest)
            until(lambda: "ready" not in guest.places(), "the card is not taken")
        else:
            guest.click("next")
            until(lambda: "next" not in guest.places(), "the race does not go on after its outcome")
        guest.settle()
    raise AssertionError("the race has no end")
