"""One table, pure: seats, series of deals, score sheet, clocks, cancelling."""
