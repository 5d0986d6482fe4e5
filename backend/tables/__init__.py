"""The live table on the server: one pure state machine from the first seat taken to the last score."""
