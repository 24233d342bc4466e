"""Checks a server and all around it, in plain words."""
