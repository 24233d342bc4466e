"""Processes beside the server: bots that think, and whatever strangers bring."""
