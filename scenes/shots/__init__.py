"""The gallery's pictures, one module per part of the program; each registers with @shot."""
