"""PostgreSQL is optional: without it, each test that starts a server is skipped."""

import pytest

from kiosk.floor.server.own_server import PACKAGE, programs

needs_postgresql = pytest.mark.skipif(programs() is None, reason=f"no PostgreSQL: apt-get install {PACKAGE}")
