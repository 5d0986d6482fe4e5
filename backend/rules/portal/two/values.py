"""The values of the two-player game: everything the sources disagree on, as data."""

from dataclasses import dataclass

from backend.rules.shared.packs import TAROK_54, Pack


@dataclass(frozen=True, slots=True)
class Values:
    """The terms on which a deal of two is dealt, played and scored.

    *packet* cards are dealt at a time until each hand has *hand_size*, then *piles* of *pile_size* before each (P-30).
    *to_win* are the card points a declarer needs (P-1), *par* what the difference counts from. *undeclared*, *won* and
    *lost* say how many times the difference counts (P-35).
    """

    name: str
    version: int
    players: int = 2
    pack: Pack = TAROK_54
    packet: int = 5
    hand_size: int = 15
    piles: int = 3
    pile_size: int = 4
    to_win: int = 36
    par: int = 35
    undeclared: int = 1
    won: int = 2
    lost: int = 3
