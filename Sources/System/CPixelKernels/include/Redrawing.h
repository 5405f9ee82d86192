// The fourth rule of the engine *Strict* for a tile at a time: which changes are those of the same shapes, drawn at another fraction of a
// pixel or smoothed by another method.
#ifndef GALLEY_REDRAWING_H
#define GALLEY_REDRAWING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  /// How far around a pixel that rule looks.
  galley_redrawing_reach = 6,
  /// The most columns and rows of a tile.
  galley_redrawing_tile = 32,
  /// The most rows of a tile with those around.
  galley_redrawing_rows = galley_redrawing_tile + 2 * galley_redrawing_reach,
};

/// The limits of that rule, as `StrictEngine` explains them.
typedef struct galley_redrawing_limits {
  /// How far shapes may be displaced along either axis, in tenths of a pixel.
  int displacement;
  /// How much of the gradient's energy may remain of the change's.
  double energy;
  /// How much of the mean change's amount may remain in sum, and what may remain in any case.
  double part, slack;
  /// The most that the changes of a window may add up to.
  int sum;
  /// The least number of pixels that change in the larger window.
  int pixels;
} galley_redrawing_limits;

/// Changes bytes from 1 to 0 where a change is not one of redrawing, over white, and over black where not all is opaque.
///
/// - Parameters:
///   - a, b: The rows with as many above and below as the rule looks around. Beyond a picture's edge stands the outermost row.
///   - width: The pixels of a row.
///   - rows: The rows without those above and below, `galley_redrawing_tile` at most.
///   - found: A byte for each pixel of the rows.
/// - Returns: The bytes that are 1 afterwards.
size_t galley_keep_redrawn(
  const uint8_t *const a[galley_redrawing_rows], const uint8_t *const b[galley_redrawing_rows], size_t width, size_t rows,
  galley_redrawing_limits limits, uint8_t *found);

#endif
