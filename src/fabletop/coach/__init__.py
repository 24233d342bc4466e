"""The coach: what every decision of a finished game was worth, and what was luck."""
