"""Five fairy-tale board games: pure rulebooks, and everything that plays them."""

__version__ = "0.1.0"
