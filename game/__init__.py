"""The headless half of Ratskeller: rules, bots, saves and their command line."""
