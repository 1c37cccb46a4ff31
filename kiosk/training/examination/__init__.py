"""An examination by the house, without hints; who has passed may deal.

rule.py        when it is passed; paper.py, what it asks; hand.py, a hand of it
needs.py       more time, larger words, or one hand for one person
sitting.py     one sitting; time_used.py, the time of its present answer; book.py, where it is kept, and certificates
office.py      what is sat when; gate.py, who may deal by certificates
"""
