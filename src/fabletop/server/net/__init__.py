"""Connections and requests: everything that speaks HTTP or WebSocket."""
