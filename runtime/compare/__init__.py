"""Several games, or one under several rules, compared by what many plays of each come to."""
