"""Tests of the house on one device."""
