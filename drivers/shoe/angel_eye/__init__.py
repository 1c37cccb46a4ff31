"""The Angel Eye II-EX shoe: binary frames with a check, made for baccarat."""
