"""One table, without I/O: a message and the time go in, effects come out."""
