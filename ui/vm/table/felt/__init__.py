"""The felt and the seats as rows for QML, with the decisions that are possible there."""
