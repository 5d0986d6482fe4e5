"""The talon game of the 54-card pack, as Slovenian tarok and the portal's three- and four-player games play it."""
