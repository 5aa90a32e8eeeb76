"""Widgets: our skins on pygame_gui's elements, laid out in design units."""
