"""What all commands have: what is said in a terminal, what they are told in the same way, how a signal ends them."""
