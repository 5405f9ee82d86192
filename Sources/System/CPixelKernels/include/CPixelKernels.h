// Inner loops of comparing rows of pixels, for which Swift's vectors of sixteen lanes are not compiled to vector
// instructions.
//
// Wherever a result depends on rounding, the arithmetic is integer, or the caller decides again: the same source serves
// every processor. Each function has a Swift implementation that a test holds equal.
#ifndef GALLEY_CPIXELKERNELS_H
#define GALLEY_CPIXELKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/// How many pixels have which mark: 1, and 2.
typedef struct galley_marked {
  size_t differing, unclear;
} galley_marked;

/// The same, with a bit for each pixel: 1 where it differs, the first pixel in the lowest bit of the first word.
///
/// `bits` has a word for each 64 pixels, of which only those are written that hold a pixel that differs.
size_t galley_flag_differing(const uint8_t *a, const uint8_t *b, size_t width, uint64_t *bits);

/// Marks which of two rows of RGBA pixels are far apart: 1 where a quadratic form of the three changes is larger than
/// `above`, 2 where it lies between the bounds or a pixel is not opaque, else 0.
///
/// `form` has the factors of red, green and blue squared, of red times green, of red times blue and of green times blue.
galley_marked galley_mark_distant(
  const uint8_t *a, const uint8_t *b, size_t width, const float form[6], float below, float above,
  uint8_t *marks);

/// How many of a row's marks are odd, and how many are 2; none is above 3.
galley_marked galley_count_marks(const uint8_t *marks, size_t width);

/// Whether all of a row of RGBA pixels are opaque.
bool galley_is_opaque(const uint8_t *pixels, size_t width);

/// Gives each of a row of RGBA pixels one of eight greys: 0 is white, 7 black, over white.
void galley_fade(const uint8_t *pixels, size_t width, uint8_t *greys);

/// Gives each square of two by two pixels of two rows one of five greys, that of its mean; a last odd column is a rectangle.
///
/// 0 is white, 4 black.
void galley_fade_squares(const uint8_t *upper, const uint8_t *lower, size_t width, uint8_t *greys);

/// How many pixels of two rows of palette entries differ, by a table of 256 times 256 bytes.
///
/// `equal_are_same` says that an entry never differs from itself, which spares looking it up.
size_t galley_count_pairs(
  const uint8_t *a, const uint8_t *b, size_t width, const uint8_t *table, bool equal_are_same);

/// The same, with a byte for each pixel.
size_t galley_mark_pairs(
  const uint8_t *a, const uint8_t *b, size_t width, const uint8_t *table, bool equal_are_same, uint8_t *marks);

#endif
