"""Bots for every game: they see views, hear their seat's events, and get nothing else."""
