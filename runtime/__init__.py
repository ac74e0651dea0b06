"""What every engine stands on, and the harness people use it through."""
