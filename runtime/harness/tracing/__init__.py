"""Clauses, rules and scenarios side by side."""
