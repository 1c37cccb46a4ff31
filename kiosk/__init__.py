"""The core of the dealer assist kiosk: procedures, payouts, journal. Only `kiosk.app` imports Qt and drivers."""

__version__ = "0.1.0"
