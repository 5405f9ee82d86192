#!/bin/bash
# cwebp -lossless changes the pixels of a PNG with gAMA, also where it keeps the colour profile that overrules gAMA.
#
# Versions: webp 1.2.4-0.2+deb12u1, libpng 1.6.39 (Debian 12), Python 3 without packages.
# Guess written down before: cwebp ignores gAMA, as Pillow and ffmpeg do, and keeps all values.
# Found: values of gAMA 1.0 become others (200,30,40 → 228,96,110), with -exact and -metadata icc too. With iCCP beside gAMA the
# profile is kept and the values are still converted, so a reader that follows the profile shows another picture. sRGB beside gAMA, or
# gAMA 0.45455, change nothing. Nothing is printed.
# Meaning: do not convert baselines with cwebp unless gAMA is gone; a comparison after it differs in most pixels.
set -euo pipefail
echo "cwebp $(cwebp -version 2>&1 | head -n 1)"
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 - << 'PY'
import struct, zlib
def chunk(kind, data): return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
def png(name, *chunks):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0))
    rows = zlib.compress((b"\0" + bytes([200, 30, 40]) * 16) * 16)
    open(name, "wb").write(b"\x89PNG\r\n\x1a\n" + head + b"".join(chunks) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
gamma = chunk(b"gAMA", struct.pack(">I", 100000))
# A profile that libpng accepts: a header for RGB displays, and one tag.
profile = bytearray(200)
profile[0:4] = struct.pack(">I", 200); profile[8] = 4; profile[12:24] = b"mntrRGB XYZ "; profile[36:40] = b"acsp"
profile[68:80] = struct.pack(">III", 0x0000F6D6, 0x00010000, 0x0000D32D)
profile[128:144] = struct.pack(">I4sII", 1, b"cprt", 144, 56)
png("plain.png")
png("gamma.png", gamma)
png("srgb.png", chunk(b"sRGB", b"\0"), gamma)
png("profile.png", chunk(b"iCCP", b"display\0\0" + zlib.compress(bytes(profile), 0)), gamma)
PY
declare -A value
for name in plain gamma srgb profile; do
  cwebp -quiet -lossless -exact -metadata icc $name.png -o $name.webp 2> /dev/null
  dwebp -quiet $name.webp -ppm -o $name.ppm
  value[$name]=$(tail -c 3 $name.ppm | od -An -tu1 | xargs)
  echo "$name: 200 30 40 -> ${value[$name]}$(grep -q ICCP $name.webp && echo ", profile kept")"
done
[ "${value[plain]}" = "200 30 40" ] && [ "${value[srgb]}" = "200 30 40" ]
[ "${value[gamma]}" = "228 96 110" ] && [ "${value[profile]}" = "228 96 110" ] && grep -q ICCP profile.webp
