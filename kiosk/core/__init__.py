"""Values that know no table: text, errors, time, money, cards, dice, hands, files, and reports of devices."""
