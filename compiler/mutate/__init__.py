"""Rules with one thing left out or turned round, to see which scenarios notice."""

from shedu.compiler.mutate.find import mutations
from shedu.compiler.mutate.model import Key, Mutant, Mutation, Place
from shedu.compiler.mutate.places import places
from shedu.compiler.mutate.rebuild import Mutating

__all__ = ["Key", "Mutant", "Mutating", "Mutation", "Place", "mutations", "places"]
