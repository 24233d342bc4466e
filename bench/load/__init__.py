"""The same game on several servers, the same client, one machine: what a move costs on each."""
