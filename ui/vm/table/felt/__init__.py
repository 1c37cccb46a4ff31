"""What lies on the felt and at the seats as rows for QML, and what may be decided there."""
