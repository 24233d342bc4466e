"""Fabletop on one device: a house in a browser, without a server."""
