"""What every game stands on: pure, small, without I/O, clocks or randomness of its own."""
