"""From a seat's view to an action; sees exactly what a seat sees."""
