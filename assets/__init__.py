"""Pictures, sounds, words and data, and the tools that build them."""
