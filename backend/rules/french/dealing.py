"""Dealing: packets round the table, and cards for the dog between them (F-4, F-30, F-32)."""

from backend.rules.french.values import Values
from backend.rules.shared.cards import Card, Seat, seats_from
from backend.rules.shared.game import DealtCards


def deal_in_packets(rules: Values, pack: tuple[Card, ...], dealer: Seat) -> DealtCards:
    """Deal from the top: packets from forehand on, and after each of the first of them one card for the dog.

    So the dog is made card by card, no two of them together, and never of the first or the last card (F-4).
    """
    step = rules.packet + 1
    dog = pack[rules.packet : step * rules.dog : step]
    rest = [card for place, card in enumerate(pack) if place >= step * rules.dog or place % step != rules.packet]
    packets = [rest[start : start + rules.packet] for start in range(0, len(rest), rules.packet)]
    by_seat = {
        seat: tuple(card for packet in packets[place :: rules.players] for card in packet)
        for place, seat in enumerate(seats_from((dealer + 1) % rules.players, rules.players))
    }
    return DealtCards(tuple(by_seat[seat] for seat in range(rules.players)), dog)
