"""REST routers: accounts, tables, leaderboards, history."""
