"""Draws the scenes that `galley-bench export` wrote with Skia's CPU backend.

Settings: N32 premultiplied raster surface, anti-aliasing on; fonts from the same files, not hinted, sub-pixel positions,
linear metrics, grey edges. Everything is recorded into an SkPicture first, so that no Python runs while it is timed.
"""

import json
import math
import os
import time

import skia

JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}
CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}


def color(channels):
    return skia.ColorSetARGB(channels[3], *channels[:3])


def path(steps):
    result = skia.Path()
    for step in steps:
        kind, numbers = step[0], step[1:]
        if kind == "M":
            result.moveTo(*numbers)
        elif kind == "L":
            result.lineTo(*numbers)
        elif kind == "Q":
            result.quadTo(*numbers)
        elif kind == "C":
            result.cubicTo(*numbers)
        else:
            result.close()
    return result


class Scene:
    """A scene, ready to be drawn again and again."""

    def __init__(self, folder, name, text="masks"):
        with open(os.path.join(folder, name + ".json")) as file:
            self.fields = json.load(file)
        self.folder = folder
        self.name = name
        self.text = text
        self.typefaces = {}
        self.width, self.height = self.fields["width"], self.fields["height"]
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(self.width, self.height))
        canvas.clear(color(self.fields["background"]))
        canvas.scale(self.fields["scale"], self.fields["scale"])
        for command in self.fields["commands"]:
            getattr(self, "do_" + command["do"])(canvas, command)
        self.picture = recorder.finishRecordingAsPicture()
        self.surface = skia.Surface.MakeRasterN32Premul(self.width, self.height)

    def paint(self, command):
        paint = skia.Paint(AntiAlias=True)
        fields = command["paint"]
        if "color" in fields:
            paint.setColor(color(fields["color"]))
            return paint
        kind = next(kind for kind in ("linear", "radial", "angular") if kind in fields)
        places = [stop[0] for stop in fields[kind]]
        colors = [color([int(channel) for channel in stop[1:]]) for stop in fields[kind]]
        if kind == "linear":
            ends = [skia.Point(*fields["from"]), skia.Point(*fields["to"])]
            shader = skia.GradientShader.MakeLinear(ends, colors, places)
        elif kind == "radial":
            shader = skia.GradientShader.MakeTwoPointConical(
                skia.Point(*fields["center"]), fields["start"], skia.Point(*fields["center"]), fields["end"],
                colors, places)
        else:
            shader = skia.GradientShader.MakeSweep(
                *fields["center"], colors, places, skia.TileMode.kClamp, math.degrees(fields["start"]),
                math.degrees(fields["end"]))
        paint.setShader(shader)
        return paint

    def do_shadow(self, canvas, command):
        paint = skia.Paint(AntiAlias=True)
        paint.setColor(color(command["color"]))
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, command["deviation"], True))
        rect = skia.Rect.MakeLTRB(*command["rect"]).makeOutset(command["spread"], command["spread"])
        rect.offset(command["x"], command["y"])
        radius = command["radius"] + command["spread"]
        canvas.save()
        if command["hollow"]:
            shape = skia.Rect.MakeLTRB(*command["rect"])
            box = skia.RRect.MakeRectXY(shape, command["radius"], command["radius"])
            canvas.clipRRect(box, skia.ClipOp.kDifference, True)
        canvas.drawRoundRect(rect, radius, radius, paint)
        canvas.restore()

    def do_backdrop(self, canvas, command):
        # CSS' and Galley's edge: beyond the picture its border goes on.
        deviation, amount = command["deviation"], command["saturation"]
        blur = skia.ImageFilters.Blur(deviation, deviation, skia.TileMode.kClamp)
        if amount != 1:
            weights = (0.213, 0.715, 0.072)
            matrix = []
            for row in range(3):
                matrix += [weight * (1 - amount) + (amount if row == column else 0)
                           for column, weight in enumerate(weights)] + [0, 0]
            matrix += [0, 0, 0, 1, 0]
            blur = skia.ImageFilters.ColorFilter(skia.ColorFilters.Matrix(matrix), blur)
        rect = skia.Rect.MakeLTRB(*command["rect"])
        canvas.save()
        if command["radius"] > 0:
            canvas.clipRRect(skia.RRect.MakeRectXY(rect, command["radius"], command["radius"]), doAntiAlias=True)
        else:
            canvas.clipRect(rect, doAntiAlias=True)
        # The record only points to what it is given.
        paint = skia.Paint()
        layer = skia.Canvas.SaveLayerRec(rect, paint, blur, 0)
        canvas.saveLayer(layer)
        canvas.drawColor(color(command["color"]))
        canvas.restore()
        canvas.restore()

    def do_fill(self, canvas, command):
        outline = path(command["path"])
        outline.setFillType(skia.PathFillType.kEvenOdd if command["evenOdd"] else skia.PathFillType.kWinding)
        canvas.drawPath(outline, self.paint(command))

    def do_stroke(self, canvas, command):
        paint = self.paint(command)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(command["width"])
        paint.setStrokeCap(CAPS[command["cap"]])
        paint.setStrokeJoin(JOINS[command["join"]])
        paint.setStrokeMiter(command["miter"])
        if command["dash"]:
            paint.setPathEffect(skia.DashPathEffect.Make(command["dash"], command["phase"]))
        canvas.drawPath(path(command["path"]), paint)

    def do_box(self, canvas, command):
        rect = skia.Rect.MakeLTRB(*command["rect"])
        if command["radius"] > 0:
            canvas.drawRoundRect(rect, command["radius"], command["radius"], self.paint(command))
        else:
            canvas.drawRect(rect, self.paint(command))

    def do_image(self, canvas, command):
        image = skia.Image.open(os.path.join(self.folder, command["file"]))
        sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
        canvas.drawImageRect(image, skia.Rect.MakeLTRB(*command["rect"]), sampling, skia.Paint(AntiAlias=True))

    def font(self, command):
        file = command["font"]
        if file not in self.typefaces:
            self.typefaces[file] = skia.Typeface.MakeFromFile(file)
        font = skia.Font(self.typefaces[file], command["size"])
        font.setHinting(skia.FontHinting.kNone)
        font.setEdging(skia.Font.Edging.kAntiAlias)
        font.setSubpixel(True)
        font.setLinearMetrics(True)
        return font

    def do_text(self, canvas, command):
        if not command["glyphs"] or self.text == "none":
            return
        font = self.font(command)
        paint = self.paint(command)
        if self.text == "paths":
            for glyph, place in zip(command["glyphs"], command["places"]):
                outline = font.getPath(glyph)
                if outline:
                    outline.offset(*place)
                    canvas.drawPath(outline, paint)
            return
        builder = skia.TextBlobBuilder()
        builder.allocRunPos(font, command["glyphs"], [skia.Point(*place) for place in command["places"]])
        canvas.drawTextBlob(builder.make(), 0, 0, paint)

    def do_clip(self, canvas, command):
        canvas.save()
        canvas.clipPath(path(command["path"]), doAntiAlias=True)

    def do_clipBox(self, canvas, command):
        canvas.save()
        box = skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(*command["rect"]), command["radius"], command["radius"])
        canvas.clipRRect(box, doAntiAlias=True)

    def do_transform(self, canvas, command):
        canvas.save()
        a, b, c, d, tx, ty = command["map"]
        canvas.concat(skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1))

    def do_opacity(self, canvas, command):
        canvas.saveLayerAlpha(None, int(command["opacity"] * 255 + 0.5))

    def do_pop(self, canvas, command):
        canvas.restore()

    def draw(self):
        self.surface.getCanvas().drawPicture(self.picture)

    def times(self, count):
        """Milliseconds of `count` drawings with warm caches."""
        canvas, picture, clock = self.surface.getCanvas(), self.picture, time.perf_counter
        result = []
        for _ in range(count):
            start = clock()
            canvas.drawPicture(picture)
            result.append((clock() - start) * 1000)
        return result

    def pixels(self):
        """Straight RGBA bytes."""
        self.draw()
        image = self.surface.makeImageSnapshot()
        return image.toarray(colorType=skia.kRGBA_8888_ColorType)

    def encode_times(self, count):
        """Milliseconds of `count` encodings as PNG at default settings, and the bytes of one."""
        self.draw()
        image = self.surface.makeImageSnapshot()
        result, size = [], 0
        for _ in range(count):
            start = time.perf_counter()
            data = image.encodeToData(skia.EncodedImageFormat.kPNG, 100)
            result.append((time.perf_counter() - start) * 1000)
            size = data.size()
        return result, size
