"""What is plugged into the table. Drivers know the core's contracts and nothing else of it."""
