"""Wire frames, and which audience may know what of an event."""
