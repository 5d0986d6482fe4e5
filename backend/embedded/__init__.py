"""The servers that come along: the Valkey child process and the SQLite defaults."""
