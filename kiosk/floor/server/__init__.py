"""The floor server's PostgreSQL: its schema, its permissions, its certificates, and a private server for trials."""
