"""The entries of the catalogue, one module per range of codes; each has a tuple ENTRIES."""
