"""What all games share: cards, packs, tricks, counting, reasons, notation."""
