"""What rituals come to, worked out anew from their Markdown. `scripts/ritual-oracle` compares it with what the program prints."""
