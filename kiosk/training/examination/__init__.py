"""An examination by the house, without hints; who has passed may deal.

rule.py        the pass mark; paper.py, its questions; hand.py, a hand of it
needs.py       more time, larger words, or one hand for one person
sitting.py     one sitting; time_used.py, the time of its present answer; book.py, where it is kept, and certificates
office.py      the examinations of a table; gate.py, the dealers with certificates
"""
