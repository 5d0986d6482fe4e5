"""Open tables, seeks and matchmaking, pure."""
