"""Slovenian tarok."""
