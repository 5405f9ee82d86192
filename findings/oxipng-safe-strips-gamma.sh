#!/bin/bash
# oxipng's strip mode "safe" removes gAMA and eXIf, which decide on colours and orientation.
#
# Versions: pyoxipng 9.1.1 (oxipng 9.1), Python 3 without other packages.
# Guess written down before: "safe" keeps gAMA, because oxipng's README says that it removes only metadata that never affects
# rendering, and recommends it for pre-commit: -o 4 --strip safe --alpha.
# Found: gAMA and eXIf are gone; sRGB, iCCP and cICP stay. Without --strip, everything stays. Nothing is printed.
# Meaning: run oxipng on baselines without --strip, and without --alpha, which changes hidden colours.
set -euo pipefail
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 -m venv venv && venv/bin/pip install -q --disable-pip-version-check pyoxipng==9.1.1
venv/bin/python - << 'PY'
import struct, sys, zlib
import oxipng
def chunk(kind, data): return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
def png(*chunks):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0))
    rows = zlib.compress(b"".join(b"\0" + bytes((x * y) & 255 for x in range(48)) for y in range(16)), 1)
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(chunks) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
def kinds(file):
    place, found = 8, set()
    while place < len(file):
        length, kind = struct.unpack(">I4s", file[place:place + 8])
        found.add(kind.decode())
        place += 12 + length
    return found
orientation = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
cases = {
    "gAMA": png(chunk(b"gAMA", struct.pack(">I", 100000))),
    "eXIf": png(chunk(b"eXIf", orientation)),
    "sRGB": png(chunk(b"sRGB", b"\0")),
    "cICP": png(chunk(b"cICP", bytes([12, 13, 0, 1]))),
}
expected = {"gAMA": (True, False), "eXIf": (True, False), "sRGB": (True, True), "cICP": (True, True)}
for name, file in cases.items():
    plain = name in kinds(oxipng.optimize_from_memory(file))
    safe = name in kinds(oxipng.optimize_from_memory(file, strip=oxipng.StripChunks.safe()))
    print(f"{name}: {'kept' if plain else 'gone'} by default, {'kept' if safe else 'gone'} with safe")
    if (plain, safe) != expected[name]:
        sys.exit(f"{name} behaves in another way now")
PY
