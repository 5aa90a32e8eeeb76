"""The four obstacle charts: what each card is called and a sentence to begin telling it with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.language import mark


@dataclass(frozen=True, slots=True)
class Entry:
    """A chart's line; title and description are msgids, shown by tr()."""

    title: str
    description: str
    family: Entry | None = None

    def worded(self, *, for_family: bool) -> Entry:
        """The wording to show: the one for children where there is one and it is asked for."""
        return self.family if for_family and self.family is not None else self


SUIT_TITLES: Final[Mapping[str, str]] = {
    "C": mark("Unwanted Passengers"),
    "S": mark("Oceanic Occurrences"),
    "H": mark("Pi-Rat Problems"),
    "D": mark("Ship Troubles"),
}

CHARTS: Final[Mapping[str, Entry]] = {
    "AC": Entry(
        mark("Animal Stowaways"),
        mark("Seagulls, lobsters and an octopus in one big coat have signed on. None of them can tie a knot."),
    ),
    "2C": Entry(
        mark("Squidfolk Fisherman"),
        mark("He has a bucket of fish, a price list and no idea what kind of ship this is."),
    ),
    "3C": Entry(
        mark("Goblin Research Team"),
        mark("Small visitors in sealed suits, measuring every tail aboard. They promise it is for science."),
    ),
    "4C": Entry(
        mark("Fairy Deserter"),
        mark("Five rats wide, furry to the fangs and asking for asylum. Somebody else tell them no."),
    ),
    "5C": Entry(
        mark("Loitering Mermaid"),
        mark("She has been through the grog, the gossip and the good hammock, and it is only Tuesday."),
        family=Entry(
            mark("Loitering Mermaid"),
            mark("She has been through the cake, the gossip and the good hammock, and it is only Tuesday."),
        ),
    ),
    "6C": Entry(
        mark("Mergang"),
        mark("Wet cutlasses over every rail at once: a robbery in the finest naval tradition."),
    ),
    "7C": Entry(
        mark("Lustful Bean Whale"),
        mark("Forty tons of beans have fallen for our ship and are coming in for a cuddle."),
        family=Entry(
            mark("Lovestruck Bean Whale"),
            mark("Forty tons of beans have fallen for our ship and are coming in for a cuddle."),
        ),
    ),
    "8C": Entry(
        mark("Nautical Knights"),
        mark("Vampires in polished plate, on the Prince's orders. They take no prisoners, only sips."),
        family=Entry(
            mark("Nautical Knights"),
            mark("Vampires in polished plate, on the Prince's orders. They have brought a very long list of names."),
        ),
    ),
    "9C": Entry(
        mark("Deep Mage Fleet Inquisitor"),
        mark("Papers, please, says the mage from below, reading your thoughts while you look for them."),
    ),
    "10C": Entry(
        mark("Pi-Rat Commodore"),
        mark("More medals than whiskers, and here to out-pirate everyone aboard until the boat changes hands."),
    ),
    "JC": Entry(
        mark("Annoying Sailor"),
        mark("Used to sleep in your bunk. Would like it back, with an apology and possibly your tail."),
    ),
    "QC": Entry(
        mark("Bossy First Mate"),
        mark("Sacked, replaced and still giving orders. Worse: somebody has started obeying."),
    ),
    "KC": Entry(
        mark("Vengeful Captain"),
        mark("Lost the ship once and has spent every tide since rehearsing how to win it back."),
    ),
    "AS": Entry(
        mark("Freaky Fog"),
        mark("Thick enough to slice. Something in there just said hello, and it was not one of us."),
    ),
    "2S": Entry(
        mark("Dead Seas"),
        mark("No wind, no wave, no gull. Even the echo has gone home, and so should we."),
    ),
    "3S": Entry(
        mark("Secret Reefs"),
        mark("They are on no chart, because nobody who found them came back to draw one."),
    ),
    "4S": Entry(
        mark("Deep Legion Blockade"),
        mark("A wall of warships from one horizon to the other. Look honest. No, not like that."),
    ),
    "5S": Entry(
        mark("Pirate Hideout"),
        mark("A hidden cove for a quiet drink and a loud fight. Everyone here owes someone money."),
        family=Entry(
            mark("Pirate Hideout"),
            mark("A hidden cove for tall tales and pie fights. Everyone here owes someone a biscuit."),
        ),
    ),
    "6S": Entry(
        mark("Wicked Whirlpool"),
        mark("The whole bay is going round, and then down. Whoever pulled that plug is not saying sorry."),
    ),
    "7S": Entry(
        mark("Floating Fairy Fortress"),
        mark("A castle that swims, with more cannons than windows. Keep your head down and your flag lower."),
    ),
    "8S": Entry(
        mark("Frozen Fury"),
        mark("Snow in the rigging, ice in the soup, and a berg the size of a town with no lamp lit."),
    ),
    "9S": Entry(
        mark("Hurricane Havoc"),
        mark("Tie down the cargo, the cook and the cheese. The sky is about to come aboard."),
    ),
    "10S": Entry(
        mark("Ship-wrecker Queen's Graveyard"),
        mark("A thousand broken hulls, and the mountain of a mermaid who broke them. Row very quietly."),
    ),
    "JS": Entry(
        mark("Fish Storm"),
        mark("Cod, crab and one furious tuna are falling from the clouds. They did not ask for this either."),
    ),
    "QS": Entry(
        mark("Mysterious Pursuers"),
        mark("Always one mile behind, whatever we do. Wave? Do not wave. They have waved first."),
    ),
    "KS": Entry(
        mark("Cursed Island"),
        mark("Steer where you please: it lies ahead again, whispering your name, and very politely."),
    ),
    "AH": Entry(
        mark("Over Served"),
        mark("The whole watch is singing to the anchor. It might be a problem on any other ship."),
        family=Entry(
            mark("Too Much Ginger Beer"),
            mark("The whole watch has the hiccups and is singing to the anchor. It does not know the words."),
        ),
    ),
    "2H": Entry(
        mark("Pirate Flu"),
        mark("Half the crew has called in sick. The other half caught it from reading the notes."),
    ),
    "3H": Entry(
        mark("Tail Measuring Contest"),
        mark("One ruler, forty tails, and not a rat who will accept the result."),
    ),
    "4H": Entry(
        mark("Gambling Problems"),
        mark("Boots, hammocks and one kidney lie on the table. Every loser is about to win it all back."),
        family=Entry(
            mark("Marbles Mania"),
            mark("Boots, hammocks and the last biscuit ride on one marble. Every loser demands a rematch."),
        ),
    ),
    "5H": Entry(
        mark("Scurvy"),
        mark("Wobbly teeth, spotty gums, and such speeches! Nobody suffers as beautifully as a rat without a lime."),
    ),
    "6H": Entry(
        mark("Doldrums"),
        mark("The wind has dropped, and so has everyone's chin. Even the figurehead sighs."),
    ),
    "7H": Entry(
        mark("Bad Breakups"),
        mark("It is over between them, and now everyone aboard must choose a side of the table."),
    ),
    "8H": Entry(
        mark("Crew Wedding"),
        mark("Two rats in love, forty on the guest list, and somebody has stored the cake in the cannon."),
    ),
    "9H": Entry(
        mark("Double Down Dares"),
        mark("It began with eating a boot. Now someone is blindfolded on the yardarm, juggling lit fuses."),
        family=Entry(
            mark("Double Down Dares"),
            mark("It began with eating a boot. Now someone is hopping along the yardarm in a blindfold."),
        ),
    ),
    "10H": Entry(
        mark("Cheese Thief"),
        mark("The big Gouda is gone. Drop everything: this is the one crime we take seriously."),
    ),
    "JH": Entry(
        mark("Super-duper-stitious"),
        mark("Never whistle, never sneeze, never tread on a plank. It is a ship. It is all planks."),
    ),
    "QH": Entry(
        mark("Pirate Curse"),
        mark("At midnight we all glow green. The cure takes a duck, a bell and a sincere apology."),
    ),
    "KH": Entry(
        mark("Among Us"),
        mark("Somebody aboard is selling us out. It is not me. Which is exactly what they would say."),
    ),
    "AD": Entry(
        mark("Rat Bastards"),
        mark("Our smaller cousins have been through the cargo, and what they left behind is not cargo."),
        family=Entry(
            mark("Ratty Relatives"),
            mark("Our smaller cousins have eaten the cargo, the sacks, and the list of what was in the sacks."),
        ),
    ),
    "2D": Entry(
        mark("Slip and Slide"),
        mark("Someone swabbed the deck with the good soap. Rat overboard! And another! And the bosun!"),
    ),
    "3D": Entry(
        mark("Broken Straps"),
        mark("The cargo has come loose and gone exploring. Mind your toes, for it certainly will not."),
    ),
    "4D": Entry(
        mark("Low Supplies"),
        mark("No rum, no tobacco, and one biscuit left. The biscuit has asked for a guard."),
        family=Entry(
            mark("Low Supplies"),
            mark("No jam, no lemons, and one biscuit left. The biscuit has asked for a guard."),
        ),
    ),
    "5D": Entry(
        mark("Torn Sails"),
        mark("More hole than sail by now. At least we can see where we are not going."),
    ),
    "6D": Entry(
        mark("Jammed Helm and Rudder"),
        mark("The wheel will not budge, so we sail straight ahead. At what, nobody dares to look."),
    ),
    "7D": Entry(
        mark("Stuck Anchor"),
        mark("It went down without a murmur and will not come up for love, rope or bad language."),
    ),
    "8D": Entry(
        mark("Broken Bilge Pump"),
        mark("The sea comes in faster than it goes out. Buckets! Hats! Drink it, if you must!"),
    ),
    "9D": Entry(
        mark("Severed Mast"),
        mark("What stood tall and proud this morning now lies across the cook's good table."),
    ),
    "10D": Entry(
        mark("Powder Bomb"),
        mark("The magazine has gone up and taken the pantry along. Stand on the parts that are not burning."),
    ),
    "JD": Entry(
        mark("Mystery Leak"),
        mark("Dry hold, dry planks, and wet feet all the same. The water knows the way in; we do not."),
    ),
    "QD": Entry(
        mark("Bad Navigation"),
        mark("Our chart turns out to be a tablecloth. Lovely stitching, but whose coast is that?"),
    ),
    "KD": Entry(
        mark("It's Alive"),
        mark("The ship woke up this morning. She has opinions, a name and a list of demands."),
    ),
}
"""By card: rank A, 2 to 10, J, Q, K and suit C, S, H, D."""

_family: list[bool] = [False]


def set_family(on: bool) -> None:
    """Show the wording for children from now on, or the usual one; as the language, it is the same for all screens."""
    _family[0] = on


def entry(face: str) -> Entry:
    """A card's line of the charts, as it is worded now; KeyError where no card has this face."""
    return CHARTS[face].worded(for_family=_family[0])
