"""Content packs: a deck or a board of one's own, as a small TOML file (docs/packs.md)."""
