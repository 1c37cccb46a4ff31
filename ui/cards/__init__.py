"""Drawings of the cards: paths, and pictures for QML."""
