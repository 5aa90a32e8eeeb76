"""The kiosk: an attract loop played by bots, one touch to start, a PIN to leave, a way back from everything."""
