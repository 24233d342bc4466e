"""Content packs: other cards, boards or names for a game, as a small TOML file (docs/packs.md)."""
