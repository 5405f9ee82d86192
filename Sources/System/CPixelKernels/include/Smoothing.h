// The second rule of the engine *Strict* for a row at a time: which changes are those of smoothing.
#ifndef GALLEY_SMOOTHING_H
#define GALLEY_SMOOTHING_H

#include <stddef.h>
#include <stdint.h>

/// The most that a channel may change by that rule, as `PixelNeighborhood` explains it; the part is a power of two.
typedef struct galley_smoothing_limits {
  uint8_t part_shift, range_slack, extreme_slack;
} galley_smoothing_limits;

enum {
  /// How far from a pixel the darkest and the lightest values are searched.
  galley_extremes_reach = 4,
  /// The rows that they are in.
  galley_extremes_rows = 2 * galley_extremes_reach + 1,
};

/// Changes marks from 1 to 2 where a change lies between its neighbours in both pictures, and leaves the darkest and the lightest
/// values near as they were.
///
/// The row is the one in the middle; those that the picture does not have are null. All pixels are opaque. A byte of `displaced` becomes
/// 1 where a mark stays 1 and a displacement of the picture by at most a pixel along each axis may explain its change, in the terms
/// of the fourth rule, else 0.
void galley_mark_between(
  const uint8_t *const a[galley_extremes_rows], const uint8_t *const b[galley_extremes_rows], size_t width,
  galley_smoothing_limits limits, uint8_t *marks, uint8_t *displaced);

#endif
