"""The socket: who may open it, what may come in, what goes out, and how a lost one goes on."""
