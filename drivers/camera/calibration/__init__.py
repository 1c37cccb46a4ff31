"""The pose of the camera, the zones on its table, and the table seen from straight above."""
