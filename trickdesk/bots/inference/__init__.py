"""Inference: what calls and cards played say about hidden cards."""
