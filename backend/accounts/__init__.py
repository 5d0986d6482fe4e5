"""Guests, players with a password, and logins."""
