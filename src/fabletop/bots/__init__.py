"""Bots for every game. They get views and their seat's events, and nothing else."""
