"""A camera that is not there: it renders a table with all that makes a picture hard. It knows nothing of reading."""
