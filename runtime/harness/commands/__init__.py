"""One module for each command; none is imported before it is called."""
