// Inner loops of reading and comparing PNGs for which Swift's vectors of sixteen lanes are not compiled to vector instructions.
//
// In the compiler's portable vectors, and integers wherever a result depends on rounding: the same source serves every
// processor. Every function has a
// twin in Swift that a test holds equal.
#ifndef GALLEY_CPNGKERNELS_H
#define GALLEY_CPNGKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Undoes the filters of four rows of pixels of three or four bytes, each row a pixel behind the row above it.
///
/// `rows` is the first filtered row without its filter byte, `filters` are the four rows' PNG filters, `above` is the
/// row of pixels above. `pixels` may be where `rows` are, with the same stride. Nothing outside the rows is touched.
void galley_png_undo_four_rows(
  const uint8_t *rows, size_t row_stride, const uint8_t filters[4], const uint8_t *above, uint8_t *pixels,
  size_t pixel_stride, size_t width, size_t bytes_per_pixel);

/// Expands a row of pixels of three bytes to four, the last of which is 255.
///
/// `rgba` is not where `rgb` is. Nothing outside the rows is touched.
void galley_png_add_alpha(const uint8_t *rgb, uint8_t *rgba, size_t width);

/// Bytes from `start` up to, but not including, `end`.
typedef struct galley_span {
  size_t start, end;
} galley_span;

/// The least part of two rows that holds all bytes that differ; empty if none does.
galley_span galley_differing_span(const uint8_t *a, const uint8_t *b, size_t count);

/// How many of two rows of RGBA pixels differ.
size_t galley_count_differing(const uint8_t *a, const uint8_t *b, size_t width);

/// The same, with a byte for each pixel: 1 where it differs.
size_t galley_mark_differing(const uint8_t *a, const uint8_t *b, size_t width, uint8_t *marks);

/// How many pixels have which mark.
typedef struct galley_marked {
  size_t differing, unclear;
} galley_marked;

/// Marks which of two rows of RGBA pixels are far apart: 1 where a quadratic form of the three changes is larger than
/// `above`, 2 where it lies between the bounds or a pixel is not opaque, else 0.
///
/// `form` has the factors of red, green and blue squared, of red times green, of red times blue and of green times blue.
galley_marked galley_mark_distant(
  const uint8_t *a, const uint8_t *b, size_t width, const float form[6], float below, float above,
  uint8_t *marks);

/// Gives each of a row of RGBA pixels one of eight greys: 0 is white, 7 black, over white.
void galley_fade(const uint8_t *pixels, size_t width, uint8_t *greys);

/// How many pixels of two rows of palette entries differ, by a table of 256 times 256 bytes.
///
/// `equal_are_same` says that an entry never differs from itself, which spares looking it up.
size_t galley_count_pairs(
  const uint8_t *a, const uint8_t *b, size_t width, const uint8_t *table, bool equal_are_same);

/// The same, with a byte for each pixel.
size_t galley_mark_pairs(
  const uint8_t *a, const uint8_t *b, size_t width, const uint8_t *table, bool equal_are_same, uint8_t *marks);

#endif
