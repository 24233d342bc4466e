"""Tests of Basra: the acceptance scenarios 1 to 98, and what follows from the clauses."""
