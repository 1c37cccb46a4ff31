"""What cards look like: what is on each as paths, and their pictures for QML."""
