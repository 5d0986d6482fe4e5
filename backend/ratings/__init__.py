"""Elo, pure."""
