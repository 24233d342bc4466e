"""Tests of Tom Thumb: the acceptance scenarios A-01 to A-80, and what follows from the clauses."""
