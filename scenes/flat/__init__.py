"""The flat table: a large touch screen that lies, people round it on four edges."""
