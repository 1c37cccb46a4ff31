"""The seat hub: a microcontroller with one antenna a seat, that speaks JSON lines."""
