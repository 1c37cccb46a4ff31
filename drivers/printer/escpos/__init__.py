"""Receipt printers that speak ESC/POS."""
