"""Where the camera hangs, where the zones lie on its table, and that seen from straight above."""
