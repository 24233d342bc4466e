"""What many players at once need: a sheet, and a simulation of moves that wait."""
