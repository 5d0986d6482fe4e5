"""What every game of the family shares: cards, packs, tricks, counting, actions, events, views, the game protocol."""
