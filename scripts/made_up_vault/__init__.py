"""A made-up vault: the kinds of files in it, each as lines of text. `scripts/generate-vault` writes them."""
