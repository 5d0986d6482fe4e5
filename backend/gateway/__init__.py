"""WebSocket gateway: connections, queues, resume, limits and close codes."""
