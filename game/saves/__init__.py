"""What is kept between evenings: settings, saved games, and the folders they live in."""
