"""`kiosk floor`: the server that many tables push to, who gets in, a house that moves to it, a floor to try."""
