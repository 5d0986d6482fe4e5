"""Leaf helpers on the standard library alone."""
