#!/usr/bin/env python3
"""Render before.png and after.png of every pair from its HTML with headless Chromium.

Each HTML file carries its own settings in <meta name="render" content='{...}'>:
width and height in CSS pixels, scale (device pixel ratio), flags (extra Chromium switches) and
fonts ("rgb": sub-pixel font smoothing switched on by a fontconfig file, as on many desktops).
Only the Python standard library is needed.  Usage:
    python3 render.py            all pairs
    python3 render.py 07 31      only the pairs whose folder begins so
    python3 render.py --missing  only pictures that are not there yet
The browser is $CHROMIUM, or "chromium" on the path.
"""
import base64, json, os, re, struct, subprocess, sys, tempfile, zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
BASE_FLAGS = ["--headless", "--no-sandbox", "--hide-scrollbars", "--no-first-run",
              "--disable-extensions", "--disable-background-networking", "--mute-audio",
              "--force-color-profile=srgb"]
READY = """(async () => {
  await document.fonts.ready;
  if (window.ready) await window.ready;
  await Promise.all([...document.images].map(i => i.decode().catch(() => 0)));
  for (let i = 0; i < 3; i++) await new Promise(r => requestAnimationFrame(r));
  return document.body ? 1 : 0;
})()"""


FONTS = {"rgb": {"hintstyle": "hintslight", "rgba": "rgb", "lcdfilter": "lcddefault"}}


def font_file(name):
    edits = "".join('<edit name="%s" mode="assign"><const>%s</const></edit>' % e for e in FONTS[name].items())
    return ('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
            '<include>/etc/fonts/fonts.conf</include>'
            + "".join('<match target="%s">%s</match>' % (t, edits) for t in ("pattern", "font"))
            + "</fontconfig>")


class Browser:
    """Chromium driven over --remote-debugging-pipe."""

    def __init__(self, flags, fonts=None):
        self.dir = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_r, self.to_w = os.pipe()
        self.from_r, from_w = os.pipe()
        flags = list(flags)
        base = [f for f in BASE_FLAGS if f.split("=")[0] not in [g.split("=")[0] for g in flags]]
        if not any("gpu" in f or "angle" in f for f in flags):
            base.append("--disable-gpu")
        cmd = [os.environ.get("CHROMIUM", "chromium")] + base + [
            "--user-data-dir=" + self.dir.name, "--remote-debugging-pipe"] + flags + ["about:blank"]
        env = dict(os.environ)
        if fonts:
            conf = Path(self.dir.name) / "fonts.conf"
            conf.write_text(font_file(fonts))
            env["FONTCONFIG_FILE"] = str(conf)
        sh = 'exec 3<&%d 4>&%d; exec "$@"' % (to_r, from_w)
        self.proc = subprocess.Popen(["bash", "-c", sh, "bash"] + cmd, pass_fds=(to_r, from_w),
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
        os.close(to_r)
        os.close(from_w)
        self.buf, self.id = b"", 0

    def read(self):
        while b"\0" not in self.buf:
            data = os.read(self.from_r, 1 << 20)
            if not data:
                raise SystemExit("the browser went away")
            self.buf += data
        msg, self.buf = self.buf.split(b"\0", 1)
        return json.loads(msg)

    def call(self, method, params=None, session=None):
        self.id += 1
        msg = {"id": self.id, "method": method, "params": params or {}}
        if session:
            msg["sessionId"] = session
        os.write(self.to_w, json.dumps(msg).encode() + b"\0")
        while True:
            m = self.read()
            if m.get("id") == self.id:
                if "error" in m:
                    raise RuntimeError(method + ": " + str(m["error"]))
                return m["result"]

    def shot(self, page, w, h, scale):
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        s = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride",
                  {"width": w, "height": h, "deviceScaleFactor": scale, "mobile": False}, s)
        self.call("Page.enable", {}, s)
        self.call("Page.navigate", {"url": page.as_uri()}, s)
        for _ in range(400):
            r = self.call("Runtime.evaluate", {"expression":
                "document.readyState=='complete' && location.protocol=='file:'"}, s)
            if r["result"].get("value"):
                break
        r = self.call("Runtime.evaluate", {"expression": READY, "awaitPromise": True}, s)
        if "exceptionDetails" in r:
            print(page, r["exceptionDetails"])
        png = base64.b64decode(self.call("Page.captureScreenshot", {"format": "png"}, s)["data"])
        self.call("Target.closeTarget", {"targetId": target})
        return png

    def close(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, SystemExit, OSError):
            pass
        self.proc.wait(20)
        self.dir.cleanup()


def settings(page):
    m = re.search(r"<meta name=\"render\" content='([^']*)'", page.read_text())
    return json.loads(m.group(1))


def main():
    want = [a for a in sys.argv[1:] if a != "--missing"]
    missing = "--missing" in sys.argv
    groups = {}
    for page in sorted(HERE.glob("[0-9][0-9]-*/*.html")):
        if want and not any(page.parent.name.startswith(w) for w in want):
            continue
        if missing and page.with_suffix(".png").exists():
            continue
        cfg = settings(page)
        groups.setdefault((tuple(cfg.get("flags", [])), cfg.get("fonts")), []).append((page, cfg))
    for (flags, fonts), pages in groups.items():
        b = Browser(flags, fonts)
        for page, cfg in pages:
            png = b.shot(page, cfg["width"], cfg["height"], cfg["scale"])
            page.with_suffix(".png").write_bytes(smaller(png))
        b.close()
        print(len(pages), "pictures with", " ".join(flags) or "no extra flags", fonts or "", flush=True)


def smaller(png):
    """Pack a PNG again without loss: drop an opaque alpha channel, choose filters, deflate at 9."""
    pos, idat, hdr = 8, b"", None
    while pos < len(png):
        n, kind = struct.unpack(">I4s", png[pos:pos + 8])
        body = png[pos + 8:pos + 8 + n]
        if kind == b"IHDR":
            hdr = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            idat += body
        pos += 12 + n
    w, h, depth, ctype = hdr[:4]
    bpp = {2: 3, 6: 4}[ctype]
    raw, rows, prev, stride = zlib.decompress(idat), [], bytes(w * bpp), w * bpp
    for y in range(h):
        f = raw[y * (stride + 1)]
        line = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        if f == 1:
            for i in range(bpp, stride):
                line[i] = (line[i] + line[i - bpp]) & 255
        elif f == 2:
            line = bytearray([(a + b) & 255 for a, b in zip(line, prev)])
        elif f == 3:
            for i in range(stride):
                line[i] = (line[i] + (((line[i - bpp] if i >= bpp else 0) + prev[i]) >> 1)) & 255
        elif f == 4:
            for i in range(stride):
                a, c = (line[i - bpp], prev[i - bpp]) if i >= bpp else (0, 0)
                line[i] = (line[i] + paeth(a, prev[i], c)) & 255
        prev = bytes(line)
        rows.append(prev)
    if bpp == 4 and all(r[3::4].count(255) == w for r in rows):
        out = []
        for r in rows:
            q = bytearray(w * 3)
            q[0::3], q[1::3], q[2::3] = r[0::4], r[1::4], r[2::4]
            out.append(bytes(q))
        rows, bpp, ctype = out, 3, 2
    best = None
    for choice in ("none", "up", "sum"):
        data, prev = bytearray(), bytes(w * bpp)
        for r in rows:
            up = bytes([(a - b) & 255 for a, b in zip(r, prev)])
            if choice == "none":
                data += b"\0" + r
            elif choice == "up":
                data += b"\2" + up
            else:
                left = bytes(bpp) + r[:-bpp]
                upleft = bytes(bpp) + prev[:-bpp]
                sub = bytes([(a - b) & 255 for a, b in zip(r, left)])
                pae = bytes([(x - paeth(a, b, c)) & 255 for x, a, b, c in zip(r, left, prev, upleft)])
                data += min((b"\0" + r, b"\1" + sub, b"\2" + up, b"\4" + pae),
                            key=lambda t: sum(min(v, 256 - v) for v in t[1:]))
            prev = r
        z = zlib.compress(bytes(data), 9)
        if best is None or len(z) < len(best):
            best = z

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    new = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, depth, ctype, 0, 0, 0)) \
        + chunk(b"IDAT", best) + chunk(b"IEND", b"")
    return new if len(new) < len(png) else png


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


if __name__ == "__main__":
    main()
