// The third rule of the engine *Strict* for a row at a time: which changes are not visible, or cancel each other out.
#ifndef GALLEY_NOISE_H
#define GALLEY_NOISE_H

#include "Smoothing.h"

#include <stddef.h>
#include <stdint.h>

/// The most that a channel may change by that rule, as `PixelNeighborhood` explains it.
typedef struct galley_noise_limits {
  /// In a pixel, in the mean of a line, and on a ramp.
  uint8_t change, mean, ramp;
  /// In a pixel whose channels change differently, and by how much they do so in the mean of all pixels around.
  uint8_t color, color_mean;
} galley_noise_limits;

/// Changes marks from 1 to 0 where a change is at most the limit of the mean, or that of a ramp on one; where it is small and cancels out
/// along the four lines through the pixel that reach to the ends of the rows; or where the mean of the channels does so and only colours
/// change that cancel out in all of the rows.
///
/// The pixel's byte of `displaced` becomes 0 with its mark.
///
/// The row is the one in the middle; those that the picture does not have are null. All pixels are opaque.
void galley_clear_noise(
  const uint8_t *const a[galley_extremes_rows], const uint8_t *const b[galley_extremes_rows], size_t width,
  galley_noise_limits limits, uint8_t *marks, uint8_t *displaced);

#endif
