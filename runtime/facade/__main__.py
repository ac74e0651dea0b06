"""`python -m shedu` is the command `shedu`."""

from shedu.runtime.harness.cli import main

if __name__ == "__main__":
    main()
