"""The engines of the shipped games as the compiler wrote them. Never edited by hand."""
