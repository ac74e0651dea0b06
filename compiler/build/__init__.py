"""The last pass: generated sources to an extension module, kept in the user's cache."""

from shedu.compiler.build.cache import CacheEntry, cache_root, clear_cache, list_cache
from shedu.compiler.build.errors import BuildError, BuildFailure, CacheError, NoCompiler, StaleBuild
from shedu.compiler.build.native import BuiltModule, build_and_load, build_module, load_module

__all__ = [
    "BuildError",
    "BuildFailure",
    "BuiltModule",
    "CacheEntry",
    "CacheError",
    "NoCompiler",
    "StaleBuild",
    "build_and_load",
    "build_module",
    "cache_root",
    "clear_cache",
    "list_cache",
    "load_module",
]
