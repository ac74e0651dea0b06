"""The surface of the language: its grammar and its reserved words. Nothing else."""
