"""An independent judge of finished deals: it imports nothing of the product and was written from the rules' texts."""
