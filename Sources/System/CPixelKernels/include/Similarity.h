// The windows of the engine of Playwright's second comparator, for a row at a time.
//
// Sums are whole numbers, and what follows from them is worked out in double precision step by step as Swift does, nothing
// fused: results are the same bit by bit.
#ifndef GALLEY_SIMILARITY_H
#define GALLEY_SIMILARITY_H

#include <stddef.h>
#include <stdint.h>

enum {
  /// The pixels that a window reaches in each direction.
  galley_window_radius = 15,
  galley_window_side = 2 * galley_window_radius + 1,
  /// The sums of a window: for each of three channels those of both pictures' values, of their squares, and of their products.
  galley_window_sums = 15,
};

/// Writes a row's colours over white, without alpha, with a pattern of magenta and green on both sides; only the pattern
/// for a row beyond the picture, which is null. `padded` has room for twice the radius more than the row.
void galley_pad_over_white(const uint8_t *row, ptrdiff_t y, size_t width, uint32_t *padded);

/// Adds a row of both pictures to the sums of columns, or takes it away. `columns` has the sums one after the other, each for
/// `width` columns.
void galley_sum_columns(
  int32_t *columns, size_t width, const uint32_t *a, const uint32_t *b, int32_t sign);

/// The mean similarity of the three channels in windows that begin at some columns. `scratch` has room for as many sums
/// of as many columns as `columns` has.
void galley_similarities(
  const int32_t *columns, size_t width, size_t start, size_t end, int32_t *scratch, double *found);

#endif
