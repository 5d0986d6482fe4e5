"""Measurements: they print, and judge nothing."""
