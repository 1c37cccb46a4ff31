"""How the networks of the camera are made, from seeds and rendered cards. Nothing of this is needed to read cards."""
