"""What strangers do to a house, one module for each sort; `bench/attack.py` runs them all."""
