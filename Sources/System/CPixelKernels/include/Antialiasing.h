// The rule for smoothed edges of Vyšniauskas, 2009, as pixelmatch and looks-same apply it, for a row at a time.
//
// By whole numbers alone. Luma is taken times 10⁸, where its three factors are whole numbers. No two colours have the
// same, and the nearest two are 229 apart, a million times as much as rounding moves the engines' own numbers: so the order of
// luma is theirs.
#ifndef GALLEY_ANTIALIASING_H
#define GALLEY_ANTIALIASING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A row of a picture with its neighbours; null where the picture has none.
typedef struct galley_three_rows {
  const uint8_t *above, *row, *below;
} galley_three_rows;

/// Flags pixels that are part of an area: three or more of their neighbours are equal to them, as far as `mask` has their
/// bits. `counts_edge` says that an edge of the picture counts as such a neighbour.
void galley_flag_areas(
  galley_three_rows rows, size_t width, uint32_t mask, bool counts_edge, uint8_t *flags);

/// A row of a picture for `galley_mark_smoothed`: its pixels, and the flags of areas in them.
typedef struct galley_slope_rows {
  galley_three_rows pixels, areas;
} galley_slope_rows;

/// What differs between the rules of pixelmatch and looks-same.
typedef struct galley_slope_rule {
  /// Whether of several darkest or brightest neighbours the first one counts column by column; else row by row.
  bool by_columns;
  /// Whether all pixels are opaque, or alpha does not matter.
  bool is_opaque;
} galley_slope_rule;

/// Changes marks from 1 to 2 where a pixel is on a slope that ends in an area of both pictures, or to 3 where a pixel around
/// is not opaque and the caller has to look. `mask` has the bits of a colour. `scratch` has room for two bytes more than the row
/// has pixels. Returns how many marks are 3.
size_t galley_mark_smoothed(
  galley_slope_rows a, galley_slope_rows b, size_t width, uint32_t mask, galley_slope_rule rule, uint8_t *marks,
  uint8_t *scratch);

#endif
