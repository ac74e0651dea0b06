"""The language's surface: the Lark grammar, the indenter, the reserved words. Nothing else."""
