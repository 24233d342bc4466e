"""The acceptance scenarios of the rules: every test bears the number of its scenario."""
