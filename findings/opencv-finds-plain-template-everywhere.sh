#!/bin/bash
# OpenCV's normed correlation finds a picture of one colour everywhere, at full confidence, and pyscreeze clicks at the first place.
#
# Versions: opencv-python-headless 5.0.0.93, numpy 2.4.6, PyScreeze 1.0.1, pillow 13.0.0 (PyPI), Python 3.11.
# Guess written down before: a red square is not found on a screen without red, and is found where it is on one with it, as the name of the
# confidence says; pyscreeze finds the same with OpenCV as with Pillow.
# Found: TM_CCOEFF_NORMED takes the mean from both pictures, so nothing is left of a plain one. Its formula is 0 / 0 then, and OpenCV answers
# 1 at each place, on a screen without that colour and on noise. pyscreeze, on which pyautogui stands, takes this method where OpenCV is
# installed and reports the upper left corner; with Pillow alone it says that there is no such picture. One pixel of another colour in the
# square is enough to be found right. TM_SQDIFF, which takes no mean, finds the square where it is.
# Meaning: a plain button, switch or badge is no template. Search for elements by their tree, as Galley does.
set -euo pipefail
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check pyscreeze==1.0.1 opencv-python-headless==5.0.0.93 numpy==2.4.6 pillow==13.0.0
venv/bin/python - << 'PY'
import cv2
import numpy
import pyscreeze
from PIL import Image

SIZE = (120, 80)
PLACE = (70, 30)
noise = numpy.random.default_rng(7).integers(0, 90, (SIZE[1], SIZE[0], 3), dtype=numpy.uint8)
without = Image.fromarray(noise)
red = Image.new("RGB", (16, 16), (230, 0, 0))
marked = red.copy()
marked.putpixel((5, 5), (255, 255, 255))
screens = {"no red": (without, red), "red square": (without.copy(), red)}
screens |= {"marked square": (without.copy(), marked), "no mark": (without, marked)}
screens["red square"][0].paste(red, PLACE)
screens["marked square"][0].paste(marked, PLACE)


def place(found):
    return found and (int(found.left), int(found.top))


def located(locate, screen, template, **options):
    try:
        return place(locate(template, screen, **options))
    except pyscreeze.ImageNotFoundException:
        return None


def by_pillow(template, screen):
    return next(iter(pyscreeze._locateAll_pillow(template, screen)), None)


seen = {}
for name, (screen, template) in screens.items():
    pixels = [cv2.cvtColor(numpy.array(picture), cv2.COLOR_RGB2BGR) for picture in (screen, template)]
    normed = cv2.matchTemplate(*pixels, cv2.TM_CCOEFF_NORMED)
    squares = cv2.matchTemplate(*pixels, cv2.TM_SQDIFF)
    seen[name] = (
        int((normed > 0.999).sum()), normed.size,
        located(pyscreeze.locate, screen, template, confidence=0.999),
        located(by_pillow, screen, template),
        # The sum has 768 squares, and is computed in floating point: a third of a value for each is no difference.
        tuple(map(int, cv2.minMaxLoc(squares)[2])) if squares.min() < 256 else None,
    )
    print("{}: {} of {} places by correlation; pyscreeze {}, by Pillow {}, squares {}".format(name, *seen[name]))
everything = (SIZE[0] - 15) * (SIZE[1] - 15)
assert seen["no red"] == (everything, everything, (0, 0), None, None), seen
assert seen["red square"] == (everything, everything, (0, 0), PLACE, PLACE), seen
assert seen["marked square"] == (1, everything, PLACE, PLACE, PLACE), seen
assert seen["no mark"] == (0, everything, None, None, None), seen
PY
echo "As found."
