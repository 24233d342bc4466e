"""Tables for people: everything here knows games only through the protocol."""
