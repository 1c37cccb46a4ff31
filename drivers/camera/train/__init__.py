"""The training of the camera's networks, from seeds and rendered cards. Nothing of this is needed to read cards."""
