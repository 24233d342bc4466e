"""What a house keeps on disk."""
