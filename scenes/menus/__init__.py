"""The tavern's menus: title, settings, saved games, rules, pause, dialogs."""
