"""Trula: an online card room for the tarok family."""
