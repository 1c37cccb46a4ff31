"""Badge readers. A badge names a person; only a PIN proves it."""
