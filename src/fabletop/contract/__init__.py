"""The contract every game keeps, for games of the house and for those from elsewhere."""
