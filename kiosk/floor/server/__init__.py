"""The PostgreSQL of the floor: its schema and who may do what there, who comes in, and one of our own to try."""
