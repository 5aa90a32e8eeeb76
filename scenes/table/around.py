"""What a game's table tells for a flat screen that people sit round: hands at the edges, the board between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from scenes.motion.pose import Piece
from scenes.stage import HEIGHT, WIDTH, Box

if TYPE_CHECKING:
    from scenes.table.contract import Shown


class Around:
    """The part of a table's contract that only a flat table needs."""

    board_box: Box = (0.0, 0.0, float(WIDTH), float(HEIGHT))
    """What lies in the middle of a flat table: the plane without the near hand."""
    private_box: Box | None = None
    """What else of the plane is for the near person's eyes only, shown while it peeks."""
    back_face: str = ""
    """The picture of a card turned down, where all have the same."""
    near_spots: frozenset[str] = frozenset()
    """Spots that lie by the near hand: on a flat table they are at the edge."""
    lays_open: bool = True
    """Whether a card past its owner's edge lies face up for all."""

    def hand(self, shown: Shown) -> Sequence[Piece]:
        """What the near person holds, from left to right; `shown` is seen with its eyes."""
        return ()

    def hand_back(self, seat: int) -> str:
        """The picture of a seat's cards turned down."""
        return self.back_face

    def laid_bare(self, view: Any, known: Any, pieces: Sequence[Piece]) -> Any:
        """A view that holds nothing hidden, with these pieces turned up as their owner knows them.

        Where cards are ("card", n) with faces[n] this serves as it is; where none has a face, the view stays.
        """
        numbers = [piece[1] for piece in pieces if isinstance(piece, tuple) and piece[0] == "card"]
        if not numbers or not hasattr(view, "faces"):
            return view
        bare = view.copy()
        for number in numbers:
            bare.faces[number] = known.faces[number]
        return bare
