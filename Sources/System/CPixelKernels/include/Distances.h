// Distances of colours as people see them, in single precision, many at a time.
//
// They are near enough to decide most pixels: where one comes so near to a tolerance that rounding might matter, the caller
// works it out again in double precision. A test holds them to bounds.
#ifndef GALLEY_DISTANCES_H
#define GALLEY_DISTANCES_H

#include "CPixelKernels.h"

#include <stddef.h>
#include <stdint.h>

/// The colours of two rows where they differ.
typedef struct galley_unequal {
  uint32_t *columns, *before, *after;
} galley_unequal;

/// Lists the pixels of two rows that differ in the bits of `mask`, from the left. `list` has room for all of them. Returns how many
/// there are.
size_t galley_list_unequal(
  const uint8_t *a, const uint8_t *b, size_t width, uint32_t mask, galley_unequal list);

/// The CIEDE2000 distances of opaque sRGB colours; −1 for opposite hues, between which the formula leaps.
///
/// `linear` has the linear light of each value of a channel.
void galley_distances_ciede2000(
  const uint32_t *before, const uint32_t *after, size_t count, const float linear[256], float *distances);

/// The CIE94 distances of opaque sRGB colours, of which the first are the standards.
void galley_distances_cie94(
  const uint32_t *before, const uint32_t *after, size_t count, const float linear[256], float *distances);

/// The steps of the table of cube roots from 0 to 1, behind which there is one root more.
enum { galley_root_steps = 4096 };

/// The HyAB distances of opaque sRGB colours in OKLab, with cube roots between those of a table; −1 where a colour is not opaque.
void galley_distances_oklab(
  const uint32_t *before, const uint32_t *after, size_t count, const float linear[256],
  const float roots[galley_root_steps + 2], float *distances);

/// Marks the pixels in a list whose distances are above a tolerance by 1, those by 3 for which that is too near to call: that are
/// between `below` and `above`, or below 0, and the others by 0. Returns how many there are of each.
galley_marked galley_mark_far(
  const uint32_t *columns, const float *distances, size_t count, float below, float above, uint8_t *marks);

#endif
