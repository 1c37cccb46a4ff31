"""The camera: pictures of the layout, the cards and dice in them, and the process that reads them."""
