"""Elo, pure: what a completed deal does to the ratings of its rated seats."""

from backend.ratings.elo import DIVISOR, START, K, deltas

__all__ = ["DIVISOR", "START", "K", "deltas"]
