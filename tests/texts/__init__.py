"""What players read, checked in six languages: numbers, signs, address, terms, length, sources."""
