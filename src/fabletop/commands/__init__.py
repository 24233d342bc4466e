"""What `fabletop` does on the command line, a module for each sort of command."""
