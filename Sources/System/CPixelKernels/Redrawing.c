#include "Redrawing.h"

#include <CProcessor.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

// Each operation is rounded by itself, so that a picture is judged alike on every processor.
#pragma STDC FP_CONTRACT OFF

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
#endif

enum {
  tenths = 10,
  bytes = 4,
  channels = 3,
  reach = galley_redrawing_reach,
  tile_side = galley_redrawing_tile,
  side = galley_redrawing_rows,
  // How far the two windows reach from their middle, and how far that may lie from the pixel.
  large = 4,
  large_offset = 1,
  small = 2,
  small_offset = 2,
  // What a gradient of no contrast counts as, so that noise displaces nothing: 20, and gradients are four times as large here.
  noise_energy = 16 * 20,
};

_Static_assert(small == 2 && large == 4, "what columns are added up to");
_Static_assert(large + large_offset + 1 == reach, "the gradients of the outermost windows");

// A channel of the tile and of what lies around, beginning at the left and at the top.
typedef struct plane {
  // The sum of both pictures, and the change.
  int16_t sum[side][side], change[side][side];
  // Four times the gradient of the mean picture.
  int16_t right[side][side], down[side][side];
} plane;

// The tile and what lies around, opaque.
typedef struct pixels {
  uint8_t of[side][bytes * side];
} pixels;

// Four times what a displacement need not explain of a pixel's change, for each channel.
typedef struct room {
  int16_t of[side][bytes * side];
} room;

// The part of a plane in which pixels are found; the ends are excluded.
typedef struct area {
  size_t left, right, top, bottom;
} area;

// What is added up in a window.
enum {
  right_right,
  right_down,
  down_down,
  right_change,
  down_change,
  change_change,
  right,
  down,
  change,
  amount,
  quantities,
};

// The sums of the windows whose middle is in one row.
typedef struct sums {
  int32_t of[quantities][side];
} sums;

// By how much the shapes in the windows of a row are displaced: a fraction each.
typedef struct displacements {
  double right[side], down[side], denominator[side];
} displacements;

INLINE uint8_t flattened(uint8_t value, int alpha, int backdrop) {
  return (uint8_t)((value * alpha + backdrop * (UINT8_MAX - alpha) + 127) / UINT8_MAX);
}

// Copies what a tile needs of a row, opaque over a backdrop and continued beyond the picture's edges, and tells whether it was opaque.
INLINE bool copy_row(const uint8_t *row, size_t width, galley_tile tile, int backdrop, uint8_t copy[bytes * side]) {
  size_t columns = tile.columns + 2 * reach;
  size_t left = tile.column < reach ? reach - tile.column : 0;
  size_t first = tile.column + left - reach;
  size_t end = tile.column + tile.columns + reach < width ? tile.column + tile.columns + reach : width;
  memcpy(copy + bytes * left, row + bytes * first, bytes * (end - first));
  for (size_t x = 0; x < left; x++) memcpy(copy + bytes * x, row, bytes);
  for (size_t x = left + end - first; x < columns; x++) memcpy(copy + bytes * x, row + bytes * (width - 1), bytes);
  uint8_t all_alphas = UINT8_MAX;
  for (size_t x = 0; x < columns; x++) all_alphas &= copy[bytes * x + channels];
  if (all_alphas == UINT8_MAX) return true;
  for (size_t x = 0; x < columns; x++) {
    int alpha = copy[bytes * x + channels];
    for (size_t channel = 0; channel < channels; channel++) {
      copy[bytes * x + channel] = flattened(copy[bytes * x + channel], alpha, backdrop);
    }
    copy[bytes * x + channels] = UINT8_MAX;
  }
  return false;
}

INLINE bool copy_rows(
  const uint8_t *const *rows, size_t first, size_t last, size_t width, galley_tile tile, int backdrop, pixels *pixels) {
  bool is_opaque = true;
  for (size_t y = first; y < last; y++) is_opaque &= copy_row(rows[y], width, tile, backdrop, pixels->of[y]);
  return is_opaque;
}

// Fills what windows around an area need.
INLINE void fill(const pixels *a, const pixels *b, area area, plane planes[channels]) {
  for (int channel = 0; channel < channels; channel++) {
    plane *plane = planes + channel;
    for (size_t y = area.top - reach; y < area.bottom + reach; y++) {
      for (size_t x = area.left - reach; x < area.right + reach; x++) {
        int16_t old = a->of[y][bytes * x + (size_t)channel], new = b->of[y][bytes * x + (size_t)channel];
        plane->sum[y][x] = old + new;
        plane->change[y][x] = new - old;
      }
    }
    for (size_t y = area.top - reach + 1; y < area.bottom + reach - 1; y++) {
      for (size_t x = area.left - reach + 1; x < area.right + reach - 1; x++) {
        plane->right[y][x] = plane->sum[y][x + 1] - plane->sum[y][x - 1];
        plane->down[y][x] = plane->sum[y + 1][x] - plane->sum[y - 1][x];
      }
    }
  }
}

// Whether anything is found, and where.
INLINE bool find_area(const uint8_t *found, galley_tile tile, area *area) {
  uint8_t any[tile_side] = {0};
  area->top = area->left = side;
  area->bottom = area->right = 0;
  for (size_t y = 0; y < tile.rows; y++) {
    if (memchr(found + y * tile_side, 1, tile.columns) == NULL) continue;
    if (area->top == side) area->top = y + reach;
    area->bottom = y + reach + 1;
    for (size_t x = 0; x < tile.columns; x++) any[x] |= found[y * tile_side + x];
  }
  for (size_t x = 0; x < tile.columns; x++) {
    if (any[x] == 0) continue;
    if (area->left == side) area->left = x + reach;
    area->right = x + reach + 1;
  }
  return area->bottom != 0;
}

// Adds a row of a plane to the sums of its columns, or takes it away.
INLINE void add_row(const plane *plane, size_t y, size_t first, size_t last, int sign, sums *columnwise) {
  for (size_t x = first; x < last; x++) {
    int32_t gradient_right = plane->right[y][x], gradient_down = plane->down[y][x], changed = plane->change[y][x];
    columnwise->of[right_right][x] += sign * gradient_right * gradient_right;
    columnwise->of[right_down][x] += sign * gradient_right * gradient_down;
    columnwise->of[down_down][x] += sign * gradient_down * gradient_down;
    columnwise->of[right_change][x] += sign * gradient_right * changed;
    columnwise->of[down_change][x] += sign * gradient_down * changed;
    columnwise->of[change_change][x] += sign * changed * changed;
    columnwise->of[right][x] += sign * gradient_right;
    columnwise->of[down][x] += sign * gradient_down;
    columnwise->of[change][x] += sign * changed;
    columnwise->of[amount][x] += sign * (changed < 0 ? -changed : changed);
  }
}

// Adds up the columns of the windows whose middles are from `first` up to `last`.
INLINE void add_columns(const sums *columnwise, size_t first, size_t last, size_t window, sums *sums) {
  for (int quantity = 0; quantity < quantities; quantity++) {
    const int32_t *one = columnwise->of[quantity];
    // Twice as many columns each time; a window has one more than a power of two.
    int32_t two[side], four[side], eight[side];
    for (size_t x = first - window; x < last + window - 1; x++) two[x] = one[x] + one[x + 1];
    for (size_t x = first - window; x < last + window - 3; x++) four[x] = two[x] + two[x + 2];
    if (window == large) {
      for (size_t x = first - window; x < last - window; x++) eight[x] = four[x] + four[x + 4];
    }
    const int32_t *most = window == large ? eight : four;
    for (size_t x = first; x < last; x++) sums->of[quantity][x] = most[x - window] + one[x + window];
  }
}

// Takes back what was accepted in the windows of a row where a displacement does not explain the changes.
//
// The displacement is that of least squares; Lucas and Kanade, "An iterative image registration technique with an application to stereo
// vision", Proceedings of the 7th International Joint Conference on Artificial Intelligence, 1981.
INLINE void judge(
  const sums *sums, size_t first, size_t last, double pixels, galley_redrawing_limits limits, uint8_t *accepted,
  displacements *displacements) {
  for (size_t x = first; x < last; x++) {
    double across = (double)sums->of[right_right][x] + noise_energy * pixels;
    double along = (double)sums->of[down_down][x] + noise_energy * pixels;
    double both = sums->of[right_down][x];
    double right_product = sums->of[right_change][x], down_product = sums->of[down_change][x];
    // With what this counts to, all of these are exact.
    double denominator = across * along - both * both;
    double to_right = along * right_product - both * down_product;
    double to_bottom = across * down_product - both * right_product;
    double furthest = limits.displacement / (4.0 * tenths) * denominator;
    double energy = (across + along - noise_energy * pixels) / 16 * limits.energy;
    double remaining = sums->of[change_change][x] * denominator - (to_right * right_product + to_bottom * down_product);
    double net = sums->of[change][x] * denominator - (to_right * sums->of[right][x] + to_bottom * sums->of[down][x]);
    double most = (limits.part * sums->of[amount][x] + limits.slack * pixels) * denominator;
    bool is_explained = fabs(to_right) <= furthest && fabs(to_bottom) <= furthest && remaining <= energy * denominator &&
                        fabs((double)sums->of[change][x]) <= limits.sum && fabs(net) <= most;
    accepted[x] &= is_explained;
    displacements->right[x] = to_right;
    displacements->down[x] = to_bottom;
    displacements->denominator[x] = denominator;
  }
}

INLINE int16_t absolute(int16_t value) { return (int16_t)(value < 0 ? -value : value); }
INLINE uint8_t smaller(uint8_t a, uint8_t b) { return a < b ? a : b; }
INLINE uint8_t larger(uint8_t a, uint8_t b) { return a > b ? a : b; }

// What the three by three values around each one of a row span.
INLINE void fill_spans(const pixels *pixels, size_t y, size_t first, size_t last, uint8_t spans[bytes * side]) {
  uint8_t least[bytes * side], most[bytes * side];
  const uint8_t *above = pixels->of[y - 1], *here = pixels->of[y], *below = pixels->of[y + 1];
  for (size_t at = first - bytes; at < last + bytes; at++) {
    least[at] = smaller(above[at], smaller(here[at], below[at]));
    most[at] = larger(above[at], larger(here[at], below[at]));
  }
  for (size_t at = first; at < last; at++) {
    spans[at] = larger(most[at - bytes], larger(most[at], most[at + bytes])) -
                smaller(least[at - bytes], smaller(least[at], least[at + bytes]));
  }
}

// Takes back what was found where no allowed displacement explains a pixel's own change: but for half of what the values around span in
// the picture where they span less, and one.
INLINE void keep_explicable(
  const pixels *a, const pixels *b, galley_tile tile, int16_t displacement, room *room, uint8_t *found) {
  size_t first = bytes * reach, last = bytes * (reach + tile.columns);
  for (size_t y = reach; y < reach + tile.rows; y++) {
    uint8_t *kept = found + (y - reach) * tile_side;
    if (memchr(kept, 1, tile.columns) == NULL) continue;
    uint8_t spans_before[bytes * side], spans_after[bytes * side], is_explicable[bytes * side];
    fill_spans(a, y, first, last, spans_before);
    fill_spans(b, y, first, last, spans_after);
    for (size_t at = first; at < last; at++) {
      int16_t right = (int16_t)(a->of[y][at + bytes] + b->of[y][at + bytes] - a->of[y][at - bytes] - b->of[y][at - bytes]);
      int16_t down = (int16_t)(a->of[y + 1][at] + b->of[y + 1][at] - a->of[y - 1][at] - b->of[y - 1][at]);
      int16_t change = (int16_t)(b->of[y][at] - a->of[y][at]);
      int16_t not_explained = (int16_t)(2 * smaller(spans_before[at], spans_after[at]) + 4);
      room->of[y][at] = not_explained;
      int16_t beyond = (int16_t)(4 * absolute(change) - not_explained);
      int16_t slope = (int16_t)(absolute(right) + absolute(down));
      is_explicable[at] = (int16_t)(tenths * beyond) <= (int16_t)(displacement * slope) ? UINT8_MAX : 0;
    }
    for (size_t x = 0; x < tile.columns; x++) {
      uint32_t all;
      memcpy(&all, is_explicable + bytes * (x + reach), sizeof all);
      kept[x] &= all == UINT32_MAX;
    }
  }
}

// Takes back what was found in a row of the tile where a pixel's own change is not explained by the displacement around it.
INLINE void keep_explained(
  const plane *plane, int channel, const room *room, size_t y, area area, const displacements *displacements, uint8_t *found) {
  for (size_t x = area.left; x < area.right; x++) {
    double explained = displacements->right[x] * plane->right[y][x] + displacements->down[x] * plane->down[y][x];
    double remaining = fabs(plane->change[y][x] * displacements->denominator[x] - explained);
    found[x - reach] &= 4 * remaining <= room->of[y][bytes * x + (size_t)channel] * displacements->denominator[x];
  }
}

// Takes back what was found where no window was accepted whose middle is near enough.
INLINE void keep_accepted(uint8_t accepted[side][side], area area, size_t offset, uint8_t *found) {
  for (size_t y = area.top; y < area.bottom; y++) {
    uint8_t any[side] = {0};
    for (size_t row = y - offset; row <= y + offset; row++) {
      for (size_t x = area.left - offset; x < area.right + offset; x++) any[x] |= accepted[row][x];
    }
    for (size_t x = area.left; x < area.right; x++) {
      uint8_t near = 0;
      for (size_t column = x - offset; column <= x + offset; column++) near |= any[column];
      found[(y - reach) * tile_side + x - reach] &= near;
    }
  }
}

// Takes back the windows of one size in which a displacement does not explain the changes of a channel, and what is found where none
// remains whose middle is near enough.
INLINE void judge_windows(
  const plane *plane, int channel, const room *room, galley_tile tile, size_t window, size_t offset, galley_redrawing_limits limits,
  uint8_t accepted[side][side], uint8_t *found) {
  area area;
  if (!find_area(found, tile, &area)) return;
  size_t first = area.left - offset, last = area.right + offset, pixels = (2 * window + 1) * (2 * window + 1);
  sums columnwise = {0}, sums;
  displacements displacements;
  for (size_t y = area.top - offset - window; y < area.top - offset + window; y++) {
    add_row(plane, y, first - window, last + window, 1, &columnwise);
  }
  for (size_t y = area.top - offset; y < area.bottom + offset; y++) {
    add_row(plane, y + window, first - window, last + window, 1, &columnwise);
    add_columns(&columnwise, first, last, window, &sums);
    judge(&sums, first, last, (double)pixels, limits, accepted[y], &displacements);
    if (window == large && y >= area.top && y < area.bottom) {
      keep_explained(plane, channel, room, y, area, &displacements, found + (y - reach) * tile_side);
    }
    add_row(plane, y - window, first - window, last + window, -1, &columnwise);
  }
  keep_accepted(accepted, area, offset, found);
}

// Takes back what was found where too few pixels around have changed.
INLINE void keep_many(const plane *planes, area area, int least, uint8_t *found) {
  uint8_t changed[side][side];
  for (size_t y = area.top - large; y < area.bottom + large; y++) {
    for (size_t x = area.left - large; x < area.right + large; x++) {
      changed[y][x] = (planes[0].change[y][x] | planes[1].change[y][x] | planes[2].change[y][x]) != 0;
    }
  }
  for (size_t y = area.top; y < area.bottom; y++) {
    uint8_t counts[side] = {0};
    for (size_t row = y - large; row <= y + large; row++) {
      for (size_t x = area.left - large; x < area.right + large; x++) counts[x] += changed[row][x];
    }
    for (size_t x = area.left; x < area.right; x++) {
      uint8_t count = 0;
      for (size_t column = x - large; column <= x + large; column++) count += counts[column];
      found[(y - reach) * tile_side + x - reach] &= count >= least;
    }
  }
}

// Whether all that was looked at is opaque.
INLINE bool keep_redrawn(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_tile tile, int backdrop, galley_redrawing_limits limits,
  uint8_t *found) {
  pixels before, after;
  room room;
  bool is_opaque = copy_rows(a, reach - 1, reach + tile.rows + 1, width, tile, backdrop, &before);
  is_opaque &= copy_rows(b, reach - 1, reach + tile.rows + 1, width, tile, backdrop, &after);
  keep_explicable(&before, &after, tile, (int16_t)limits.displacement, &room, found);
  area area;
  if (!find_area(found, tile, &area)) return is_opaque;
  // The rows beyond those that are there already.
  is_opaque &= copy_rows(a, area.top - reach, reach - 1, width, tile, backdrop, &before);
  is_opaque &= copy_rows(b, area.top - reach, reach - 1, width, tile, backdrop, &after);
  is_opaque &= copy_rows(a, reach + tile.rows + 1, area.bottom + reach, width, tile, backdrop, &before);
  is_opaque &= copy_rows(b, reach + tile.rows + 1, area.bottom + reach, width, tile, backdrop, &after);
  plane planes[channels];
  fill(&before, &after, area, planes);
  keep_many(planes, area, limits.pixels, found);
  uint8_t accepted[side][side];
  memset(accepted, 1, sizeof accepted);
  for (int channel = 0; channel < channels; channel++) {
    judge_windows(planes + channel, channel, &room, tile, large, large_offset, limits, accepted, found);
  }
  memset(accepted, 1, sizeof accepted);
  for (int channel = 0; channel < channels; channel++) {
    judge_windows(planes + channel, channel, &room, tile, small, small_offset, limits, accepted, found);
  }
  return is_opaque;
}

#if defined(__x86_64__)
AVX2 static bool keep_redrawn_avx2(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_tile tile, int backdrop, galley_redrawing_limits limits,
  uint8_t *found) {
  return keep_redrawn(a, b, width, tile, backdrop, limits, found);
}
#endif

bool galley_keep_redrawn(
  const uint8_t *const a[galley_redrawing_rows], const uint8_t *const b[galley_redrawing_rows], size_t width, galley_tile tile,
  uint8_t backdrop, galley_redrawing_limits limits, uint8_t found[galley_redrawing_tile * galley_redrawing_tile]) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return keep_redrawn_avx2(a, b, width, tile, backdrop, limits, found);
#endif
  return keep_redrawn(a, b, width, tile, backdrop, limits, found);
}
