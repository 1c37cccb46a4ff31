"""The leaves: text, errors, time, money, cards, dice, hands, files, what a device says. They know no table."""
