"""Simulation of many games, and its results."""
