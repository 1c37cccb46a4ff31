"""The page with the nights, the count room, the charities, and the reports of a house."""
