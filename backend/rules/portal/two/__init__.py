"""The portal's game for two with three closed piles each."""
