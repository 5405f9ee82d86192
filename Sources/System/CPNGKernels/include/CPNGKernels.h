// Inner loops of reading PNG rows, for which Swift's vectors of sixteen lanes are not compiled to vector instructions.
//
// They use the compiler's portable vectors and integer arithmetic, so the same source serves every processor. Each
// function has a Swift implementation that a test holds equal.
#ifndef GALLEY_CPNGKERNELS_H
#define GALLEY_CPNGKERNELS_H

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

#endif
