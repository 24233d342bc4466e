"""Tests of Aladin: the acceptance scenarios S01 to S104, and what follows from the clauses."""
