#pragma once

// Drawings in SVG by librsvg and in PDF by Poppler, both on cairo.
//
// The libraries are loaded by the first call that needs them. Every function may be called on several threads at once.

#include "CPictureCodecs.h"

// The formats of drawings.
typedef enum {
  galley_vector_svg,
  galley_vector_pdf,
} galley_vector_format;

// Finds the size of a drawing: that of an SVG in its user units, that of a PDF's first page in points.
galley_codec_result galley_vector_size(galley_vector_format format, const uint8_t *bytes, size_t count, double *width,
                                       double *height, galley_codec_failure *failure);

// Draws a drawing, or the first page of a PDF, on a transparent ground, to RGBA with straight alpha, `width * height * 4` bytes
// that are zero.
//
// `scale` is the number of pixels on each side of a unit.
galley_codec_result galley_vector_draw(galley_vector_format format, const uint8_t *bytes, size_t count, int width, int height,
                                       double scale, uint8_t *rgba, galley_codec_failure *failure);
