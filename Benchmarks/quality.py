"""How far our pixels are from Skia's: with its glyph masks, and with its glyphs drawn as outlines."""

import os

import numpy
import skia

import skia_peer


def compare(folder, pictures, names):
    """Compares all exported scenes, and writes ours, Skia's and their difference times 16 side by side."""
    os.makedirs(pictures, exist_ok=True)
    return [compare_scene(folder, pictures, name) for name in names]


def compare_scene(folder, pictures, name):
    plain = skia_peer.Scene(folder, name, text="none")
    outlined = skia_peer.Scene(folder, name, text="paths")
    masked = skia_peer.Scene(folder, name)
    mine = numpy.fromfile(os.path.join(folder, name + ".rgba"), dtype=numpy.uint8)
    mine = mine.reshape((masked.height, masked.width, 4))
    theirs = numpy.asarray(masked.pixels())
    # Pixels that Skia's text touches, in either form, count as glyphs.
    without = numpy.asarray(plain.pixels())
    outlines = numpy.asarray(outlined.pixels())
    glyphs = (without != theirs).any(2) | (without != outlines).any(2)
    difference = numpy.abs(mine.astype(int) - theirs)
    drawn = numpy.abs(mine.astype(int) - outlines)
    outside = difference[~glyphs][:, :3]
    result = {
        "scene": name,
        "mean outside glyphs": round(float(outside.mean()), 4),
        "more than 8 outside": f"{float((outside.max(1) > 8).mean()) * 100:.3f} %",
        "most outside": int(outside.max()),
        "glyph pixels": round(float(glyphs.mean()), 4),
    }
    if glyphs.any():
        result["mean in glyphs, as outlines"] = round(float(drawn[glyphs][:, :3].mean()), 2)
        result["mean in glyphs, as masks"] = round(float(difference[glyphs][:, :3].mean()), 2)
        # How much text there is in all: places of glyphs cancel out, and what remains is how dark they are.
        ink = [float(numpy.abs(picture.astype(int) - without)[glyphs][:, :3].sum())
               for picture in (mine, outlines, theirs)]
        result["ink against outlines"] = round(ink[0] / ink[1], 4)
        result["ink against masks"] = round(ink[0] / ink[2], 4)
    amplified = numpy.minimum(255, difference[..., :3] * 16).astype(numpy.uint8)
    strip = numpy.concatenate([mine[..., :3], theirs[..., :3], amplified], axis=1)
    opaque = numpy.full(strip.shape[:2] + (1,), 255, dtype=numpy.uint8)
    image = skia.Image.fromarray(
        numpy.ascontiguousarray(numpy.concatenate([strip, opaque], axis=2)), colorType=skia.kRGBA_8888_ColorType)
    image.save(os.path.join(pictures, name + ".png"), skia.kPNG)
    return result
