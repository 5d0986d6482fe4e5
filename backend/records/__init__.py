"""What is finished, in SQL: models, recorder, leaderboard, history."""
