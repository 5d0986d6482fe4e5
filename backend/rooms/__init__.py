"""Live tables on Redis: scripts, store, feed, deadlines, outbox, presence."""
