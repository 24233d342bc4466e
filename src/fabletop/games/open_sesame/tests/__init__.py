"""The tests of Open Sesame; each bears the number of its clause or scenario."""
