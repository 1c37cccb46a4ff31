"""`kiosk floor`: set up the floor server and its certificates, move a house to it, publish, and run a demo."""
