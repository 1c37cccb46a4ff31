"""Line scanners: barcodes and badges as lines of text, on a serial line."""
