"""The declaration of a game: its rules, steps, layout, procedure, irregularities, record, and its handbook.

game.py               a game; handbook.py, its clauses in short, and the house's rulings
document.py           the figures of its document, and a house's differences from them
pay_table_checks.py   checks of pay tables
"""
