"""Released memory belongs to libraries, is read-only, and is as in their files."""

import subprocess
import sys

from kiosk.core.memory import as_in_file, release_start_pages

MAPPED = """\
7f00-7f10 r-xp 00000000 fe:00 11                         /usr/lib/libQt6Core.so.6
Rss:                  12 kB
Anonymous:             0 kB
Swap:                  0 kB
VmFlags: rd ex mr mw me
7f10-7f20 r--p 00010000 fe:00 11                         /usr/lib/libQt6Core.so.6
Anonymous:             4 kB
Swap:                  0 kB
VmFlags: rd mr mw me
7f20-7f30 r--p 00010000 fe:00 11                         /usr/lib/libQt6Core.so.6
Anonymous:             0 kB
Swap:                  4 kB
VmFlags: rd mr mw me
7f30-7f40 rw-p 00020000 fe:00 11                         /usr/lib/libQt6Core.so.6
Anonymous:             0 kB
Swap:                  0 kB
VmFlags: rd wr mr mw me
7f40-7f50 r--p 00000000 fe:00 12                         /usr/share/fonts/Inter.otf
Anonymous:             0 kB
Swap:                  0 kB
VmFlags: rd mr mw me
7f50-7f60 r--p 00000000 00:00 0
Anonymous:             0 kB
Swap:                  0 kB
VmFlags: rd mr mw me
7f60-7f70 r--p 00000000 fe:00 13                         /usr/lib/libssl.so.3 (deleted)
Anonymous:             0 kB
Swap:                  0 kB
VmFlags: rd mr mw me
7f70-7f80 r--p 00000000 fe:00 14                         /usr/lib/python3.11/_json.cpython-311-x86_64-linux-gnu.so
Anonymous:             0 kB
Swap:                  0 kB
VmFlags: rd mr mw me
"""


def test_only_unchanged_pages_of_a_library_are_released() -> None:
    assert as_in_file(MAPPED) == [(0x7F00, 0x7F10), (0x7F70, 0x7F80)]


def test_a_program_goes_on_as_before() -> None:
    program = (
        "import PySide6.QtQuick, sqlite3, cryptography.hazmat.primitives.ciphers.aead as aead, psutil\n"
        "from kiosk.core.memory import release_start_pages\n"
        "before = psutil.Process().memory_info().rss\n"
        "given = release_start_pages()\n"
        "after = psutil.Process().memory_info().rss\n"
        "assert given > before - after > 10_000_000, (given, before, after)\n"
        "key = aead.ChaCha20Poly1305(bytes(32))\n"
        "assert key.decrypt(bytes(12), key.encrypt(bytes(12), b'hidden', None), None) == b'hidden'\n"
        "assert sqlite3.connect(':memory:').execute('select 2 + 2').fetchone() == (4,)\n"
        "assert PySide6.QtQuick.QQuickView.__name__ == 'QQuickView'\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_pages_of_a_start_can_be_released_repeatedly() -> None:
    assert release_start_pages() > 0
    assert release_start_pages() > 0
