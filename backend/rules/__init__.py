"""The rules of the tarok family: pure functions on frozen values, no clock, no chance, no I/O."""
