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
  // The rows and the columns of a tile with what lies around; a column is a bit of a word.
  rows_around = galley_redrawing_rows,
  length = 64,
  // Where the tile begins in a row, and the columns that are computed: whole vectors of them.
  origin = 16,
  first = 8,
  last = 56,
  // The columns that are judged together.
  group = 8,
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
_Static_assert(origin - reach > first && origin + tile_side + reach < last, "what is computed");

// The pixels of a tile and of what lies around, opaque.
typedef struct pixels {
  uint8_t of[rows_around][bytes * length];
} pixels;

// A channel of both pictures.
typedef struct plane {
  // The sum of both pictures, and the change.
  int16_t sum[rows_around][length], change[rows_around][length];
  // Four times the gradient of the mean picture.
  int16_t right[rows_around][length], down[rows_around][length];
} plane;

// Four times what a displacement need not explain of a pixel's change, for each channel.
typedef struct room {
  int16_t of[rows_around][bytes * length];
} room;

// Some pixels, or the windows around them: a bit for each.
typedef struct places {
  uint64_t of[rows_around];
} places;

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

// The sums of columns, or of the windows whose middle is in one row.
typedef struct sums {
  int32_t of[quantities][length];
} sums;

// A tile, both pictures around it, and what is found in it.
typedef struct tile {
  const uint8_t *const *a, *const *b;
  size_t width, column;
  places found;
} tile;

INLINE uint8_t flattened(uint8_t value, int alpha, int backdrop) {
  return (uint8_t)((value * alpha + backdrop * (UINT8_MAX - alpha) + 127) / UINT8_MAX);
}

// Copies what a tile needs of a row, opaque over a backdrop and continued beyond the picture's edges, and tells whether it was opaque.
INLINE bool copy_row(const uint8_t *row, size_t width, size_t column, int backdrop, uint8_t copy[bytes * length]) {
  size_t before = column < origin ? origin - column : 0;
  size_t start = column + before - origin;
  size_t end = column + length - origin < width ? column + length - origin : width;
  memcpy(copy + bytes * before, row + bytes * start, bytes * (end - start));
  for (size_t x = 0; x < before; x++) memcpy(copy + bytes * x, row, bytes);
  for (size_t x = before + end - start; x < length; x++) memcpy(copy + bytes * x, row + bytes * (width - 1), bytes);
  uint32_t all = UINT32_MAX;
  for (size_t x = 0; x < length; x++) {
    uint32_t pixel;
    memcpy(&pixel, copy + bytes * x, sizeof pixel);
    all &= pixel;
  }
  if (all >> 24 == UINT8_MAX) return true;
  for (size_t x = 0; x < length; x++) {
    int alpha = copy[bytes * x + channels];
    for (size_t channel = 0; channel < channels; channel++) {
      copy[bytes * x + channel] = flattened(copy[bytes * x + channel], alpha, backdrop);
    }
    copy[bytes * x + channels] = UINT8_MAX;
  }
  return false;
}

INLINE bool copy_rows(const tile *tile, size_t top, size_t bottom, int backdrop, pixels *before, pixels *after) {
  bool is_opaque = true;
  for (size_t y = top; y < bottom; y++) {
    is_opaque &= copy_row(tile->a[y], tile->width, tile->column, backdrop, before->of[y]);
    is_opaque &= copy_row(tile->b[y], tile->width, tile->column, backdrop, after->of[y]);
  }
  return is_opaque;
}

// A bit for each of some bytes that are 0 or 1, the first one lowest.
INLINE uint64_t gathered(const uint8_t flags[group]) {
  uint64_t eight;
  memcpy(&eight, flags, sizeof eight);
  // The products of different bytes meet nowhere; Swift's platforms are little-endian.
  return eight * 0x0102040810204080 >> 56;
}

INLINE uint64_t gathered_tile(const uint8_t flags[tile_side]) {
  uint64_t bits = 0;
  for (size_t x = 0; x < tile_side; x += group) bits |= gathered(flags + x) << (origin + x);
  return bits;
}

// The places that are at most so far from one of these along a row.
INLINE uint64_t widened(uint64_t places, int offset) {
  uint64_t all = places;
  for (int step = 1; step <= offset; step++) all |= places << step | places >> step;
  return all;
}

// The rows from the first one with a place to behind the last one; none if there is no place.
INLINE bool find_rows(const places *places, size_t *top, size_t *bottom) {
  *top = rows_around;
  *bottom = 0;
  for (size_t y = reach; y < rows_around - reach; y++) {
    if (places->of[y] == 0) continue;
    if (*top == rows_around) *top = y;
    *bottom = y + 1;
  }
  return *bottom != 0;
}

INLINE int16_t absolute(int16_t value) { return (int16_t)(value < 0 ? -value : value); }
INLINE uint8_t smaller(uint8_t a, uint8_t b) { return a < b ? a : b; }
INLINE uint8_t larger(uint8_t a, uint8_t b) { return a > b ? a : b; }

enum {
  tile_first = bytes * origin,
  tile_last = bytes * (origin + tile_side),
  // How many bytes a vector has at most.
  vector = 32,
};

// What the three by three values around each one of a tile's row span.
INLINE void fill_spans(const pixels *pixels, size_t y, uint8_t spans[bytes * length]) {
  uint8_t least[bytes * length], most[bytes * length];
  const uint8_t *above = pixels->of[y - 1], *here = pixels->of[y], *below = pixels->of[y + 1];
  for (size_t at = tile_first - vector; at < tile_last + vector; at++) {
    least[at] = smaller(above[at], smaller(here[at], below[at]));
    most[at] = larger(above[at], larger(here[at], below[at]));
  }
  for (size_t at = tile_first; at < tile_last; at++) {
    spans[at] = larger(most[at - bytes], larger(most[at], most[at + bytes])) -
                smaller(least[at - bytes], smaller(least[at], least[at + bytes]));
  }
}

// Takes back what was found where no allowed displacement explains a pixel's own change: but for half of what the values around span in
// the picture where they span less, and one.
INLINE void keep_explicable(const pixels *a, const pixels *b, int16_t displacement, room *room, places *found) {
  for (size_t y = reach; y < rows_around - reach; y++) {
    if (found->of[y] == 0) continue;
    uint8_t spans_before[bytes * length], spans_after[bytes * length], is_explicable[bytes * length], flags[tile_side];
    fill_spans(a, y, spans_before);
    fill_spans(b, y, spans_after);
    for (size_t at = tile_first; at < tile_last; at++) {
      int16_t right = (int16_t)(a->of[y][at + bytes] + b->of[y][at + bytes] - a->of[y][at - bytes] - b->of[y][at - bytes]);
      int16_t down = (int16_t)(a->of[y + 1][at] + b->of[y + 1][at] - a->of[y - 1][at] - b->of[y - 1][at]);
      int16_t change = (int16_t)(b->of[y][at] - a->of[y][at]);
      int16_t not_explained = (int16_t)(2 * smaller(spans_before[at], spans_after[at]) + 4);
      room->of[y][at] = not_explained;
      int16_t beyond = (int16_t)(4 * absolute(change) - not_explained);
      int16_t slope = (int16_t)(absolute(right) + absolute(down));
      is_explicable[at] = (int16_t)(tenths * beyond) <= (int16_t)(displacement * slope) ? UINT8_MAX : 0;
    }
    for (size_t x = 0; x < tile_side; x++) {
      uint32_t all;
      memcpy(&all, is_explicable + bytes * (origin + x), sizeof all);
      flags[x] = all == UINT32_MAX;
    }
    found->of[y] &= gathered_tile(flags);
  }
}

// Fills what windows need of some rows, and of one more above and below.
INLINE void fill(const pixels *a, const pixels *b, int channel, size_t top, size_t bottom, plane *plane) {
  for (size_t y = top - 1; y < bottom + 1; y++) {
    for (size_t x = 0; x < length; x++) {
      uint32_t old, new;
      memcpy(&old, a->of[y] + bytes * x, sizeof old);
      memcpy(&new, b->of[y] + bytes * x, sizeof new);
      int16_t before = (int16_t)(old >> 8 * channel & UINT8_MAX), after = (int16_t)(new >> 8 * channel & UINT8_MAX);
      plane->sum[y][x] = (int16_t)(before + after);
      plane->change[y][x] = (int16_t)(after - before);
    }
  }
  for (size_t y = top; y < bottom; y++) {
    for (size_t x = first; x < last; x++) {
      plane->right[y][x] = (int16_t)(plane->sum[y][x + 1] - plane->sum[y][x - 1]);
      plane->down[y][x] = (int16_t)(plane->sum[y + 1][x] - plane->sum[y - 1][x]);
    }
  }
}

// Adds one row of a plane to the sums of its columns.
INLINE void add_row(const plane *plane, size_t y, int sign, sums *columnwise) {
  for (size_t x = first; x < last; x++) {
    int32_t gradient_right = plane->right[y][x], gradient_down = plane->down[y][x], changed = plane->change[y][x];
    columnwise->of[right_right][x] += sign * (gradient_right * gradient_right);
    columnwise->of[right_down][x] += sign * (gradient_right * gradient_down);
    columnwise->of[down_down][x] += sign * (gradient_down * gradient_down);
    columnwise->of[right_change][x] += sign * (gradient_right * changed);
    columnwise->of[down_change][x] += sign * (gradient_down * changed);
    columnwise->of[change_change][x] += sign * (changed * changed);
    columnwise->of[right][x] += sign * gradient_right;
    columnwise->of[down][x] += sign * gradient_down;
    columnwise->of[change][x] += sign * changed;
    columnwise->of[amount][x] += sign * (changed < 0 ? -changed : changed);
  }
}

// No row: there are always some above those that windows are in.
enum { none = 0 };

// Makes the sums of columns around one row those around a later one.
INLINE void move_to(const plane *plane, size_t window, size_t from, size_t y, sums *columnwise) {
  if (from == none || y - from > 2 * window) {
    memset(columnwise, 0, sizeof *columnwise);
    for (size_t row = y - window; row <= y + window; row++) add_row(plane, row, 1, columnwise);
    return;
  }
  for (size_t row = from + 1; row <= y; row++) {
    add_row(plane, row + window, 1, columnwise);
    add_row(plane, row - window - 1, -1, columnwise);
  }
}

// Adds up the columns of the windows of a group.
INLINE void add_columns(const sums *columnwise, size_t x, size_t window, int32_t added[quantities][group]) {
  for (int quantity = 0; quantity < quantities; quantity++) {
    for (size_t index = 0; index < group; index++) {
      int32_t sum = 0;
      for (size_t column = 0; column <= 2 * window; column++) sum += columnwise->of[quantity][x + index + column - window];
      added[quantity][index] = sum;
    }
  }
}

// By how much the shapes in the windows of a group are displaced: a fraction each.
typedef struct displacements {
  double right[group], down[group], denominator[group];
} displacements;

// A bit for each window of a group in which a displacement explains the changes.
//
// The displacement is that of least squares; Lucas and Kanade, "An iterative image registration technique with an application to stereo
// vision", Proceedings of the 7th International Joint Conference on Artificial Intelligence, 1981.
INLINE uint64_t judge(
  int32_t sums[quantities][group], double pixels, galley_redrawing_limits limits, displacements *displacements) {
  uint8_t is_explained[group];
  for (size_t index = 0; index < group; index++) {
    double across = (double)sums[right_right][index] + noise_energy * pixels;
    double along = (double)sums[down_down][index] + noise_energy * pixels;
    double both = sums[right_down][index];
    double right_product = sums[right_change][index], down_product = sums[down_change][index];
    // With what this counts to, all of these are exact.
    double denominator = across * along - both * both;
    double to_right = along * right_product - both * down_product;
    double to_bottom = across * down_product - both * right_product;
    double furthest = limits.displacement / (4.0 * tenths) * denominator;
    double energy = (across + along - noise_energy * pixels) / 16 * limits.energy;
    double remaining = sums[change_change][index] * denominator - (to_right * right_product + to_bottom * down_product);
    double net = sums[change][index] * denominator - (to_right * sums[right][index] + to_bottom * sums[down][index]);
    double most = (limits.part * sums[amount][index] + limits.slack * pixels) * denominator;
    is_explained[index] = (fabs(to_right) <= furthest) & (fabs(to_bottom) <= furthest) & (remaining <= energy * denominator) &
                          (fabs((double)sums[change][index]) <= limits.sum) & (fabs(net) <= most);
    displacements->right[index] = to_right;
    displacements->down[index] = to_bottom;
    displacements->denominator[index] = denominator;
  }
  return gathered(is_explained);
}

// A bit for each pixel of a group whose own change is explained by the displacement around it.
INLINE uint64_t judge_own(
  const plane *plane, const int16_t *room, size_t y, size_t x, const displacements *displacements) {
  uint8_t is_explained[group];
  for (size_t index = 0; index < group; index++) {
    double explained =
      displacements->right[index] * plane->right[y][x + index] + displacements->down[index] * plane->down[y][x + index];
    double remaining = fabs(plane->change[y][x + index] * displacements->denominator[index] - explained);
    is_explained[index] = 4 * remaining <= room[bytes * index] * displacements->denominator[index];
  }
  return gathered(is_explained);
}

// Takes back what was found where no accepted window's middle is near enough.
INLINE void keep_near(const places *accepted, int offset, places *found) {
  for (size_t y = reach; y < rows_around - reach; y++) {
    if (found->of[y] == 0) continue;
    uint64_t near = 0;
    for (size_t row = y - (size_t)offset; row <= y + (size_t)offset; row++) near |= accepted->of[row];
    found->of[y] &= widened(near, offset);
  }
}

// Takes back the windows of one size in which a displacement does not explain the changes of a channel, and what is found where none
// remains that is near enough; for the larger windows also what is found where it does not explain the pixel's own change.
INLINE void judge_windows(
  const plane *plane, int channel, const room *room, size_t window, int offset, galley_redrawing_limits limits, places *accepted,
  places *found) {
  size_t top, bottom, sides = 2 * window + 1, from = none;
  if (!find_rows(found, &top, &bottom)) return;
  sums columnwise;
  for (size_t y = top - (size_t)offset; y < bottom + (size_t)offset; y++) {
    uint64_t needed = 0;
    for (size_t row = y - (size_t)offset; row <= y + (size_t)offset; row++) needed |= found->of[row];
    needed = widened(needed, offset) & accepted->of[y];
    // Of the larger windows those in the middle of a pixel are needed for its own change, too.
    if (window == large) needed |= found->of[y];
    uint64_t remaining = accepted->of[y];
    accepted->of[y] = 0;
    if (needed == 0) continue;
    move_to(plane, window, from, y, &columnwise);
    from = y;
    for (size_t x = first; x < last; x += group) {
      uint64_t those = needed >> x & UINT8_MAX;
      if (those == 0) continue;
      int32_t added[quantities][group];
      displacements displacements;
      add_columns(&columnwise, x, window, added);
      accepted->of[y] |= judge(added, (double)(sides * sides), limits, &displacements) << x & remaining;
      if (window == large && (found->of[y] >> x & UINT8_MAX) != 0) {
        uint64_t own = judge_own(plane, room->of[y] + bytes * x + (size_t)channel, y, x, &displacements);
        found->of[y] &= own << x | ~((uint64_t)UINT8_MAX << x);
      }
    }
  }
  keep_near(accepted, offset, found);
}

// Takes back what was found where too few pixels around have changed.
INLINE void keep_many(const pixels *a, const pixels *b, uint8_t least, places *found) {
  for (size_t y = reach; y < rows_around - reach; y++) {
    if (found->of[y] == 0) continue;
    uint8_t counts[length] = {0}, are_many[tile_side];
    for (size_t row = y - large; row <= y + large; row++) {
      for (size_t x = first; x < last; x++) {
        uint32_t old, new;
        memcpy(&old, a->of[row] + bytes * x, sizeof old);
        memcpy(&new, b->of[row] + bytes * x, sizeof new);
        counts[x] += old != new;
      }
    }
    for (size_t x = 0; x < tile_side; x++) {
      uint8_t count = 0;
      for (size_t column = 0; column <= 2 * large; column++) count += counts[origin + x + column - large];
      are_many[x] = count >= least;
    }
    found->of[y] &= gathered_tile(are_many);
  }
}

// Takes back what is not redrawn over a backdrop, and tells whether all that was looked at is opaque.
INLINE bool keep_redrawn_over(tile *tile, int backdrop, galley_redrawing_limits limits) {
  size_t top, bottom;
  if (!find_rows(&tile->found, &top, &bottom)) return true;
  pixels before, after;
  room room;
  bool is_opaque = copy_rows(tile, top - 1, bottom + 1, backdrop, &before, &after);
  size_t copied_top = top - 1, copied_bottom = bottom + 1;
  keep_explicable(&before, &after, (int16_t)limits.displacement, &room, &tile->found);
  if (!find_rows(&tile->found, &top, &bottom)) return is_opaque;
  // The rows beyond those that are there already.
  is_opaque &= copy_rows(tile, top - reach, copied_top, backdrop, &before, &after);
  is_opaque &= copy_rows(tile, copied_bottom, bottom + reach, backdrop, &before, &after);
  plane planes[channels];
  places accepted;
  memset(&accepted, UINT8_MAX, sizeof accepted);
  for (int channel = 0; channel < channels; channel++) {
    if (!find_rows(&tile->found, &top, &bottom)) return is_opaque;
    fill(&before, &after, channel, top - reach + 1, bottom + reach - 1, planes + channel);
    judge_windows(planes + channel, channel, &room, large, large_offset, limits, &accepted, &tile->found);
  }
  memset(&accepted, UINT8_MAX, sizeof accepted);
  for (int channel = 0; channel < channels; channel++) {
    judge_windows(planes + channel, channel, &room, small, small_offset, limits, &accepted, &tile->found);
  }
  keep_many(&before, &after, (uint8_t)limits.pixels, &tile->found);
  return is_opaque;
}

INLINE size_t keep_redrawn(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, size_t rows, galley_redrawing_limits limits, uint8_t *found) {
  size_t count = 0;
  for (size_t column = 0; column < width; column += tile_side) {
    size_t columns = width - column < tile_side ? width - column : tile_side;
    tile tile = {.a = a, .b = b, .width = width, .column = column};
    uint64_t any = 0;
    for (size_t y = 0; y < rows; y++) {
      uint8_t flags[tile_side] = {0};
      memcpy(flags, found + y * width + column, columns);
      tile.found.of[y + reach] = gathered_tile(flags);
      any |= tile.found.of[y + reach];
    }
    if (any == 0) continue;
    places asked = tile.found;
    if (!keep_redrawn_over(&tile, UINT8_MAX, limits)) (void)keep_redrawn_over(&tile, 0, limits);
    for (size_t y = 0; y < rows; y++) {
      if (asked.of[y + reach] == 0) continue;
      for (size_t x = 0; x < columns; x++) found[y * width + column + x] = tile.found.of[y + reach] >> (origin + x) & 1;
      count += (size_t)__builtin_popcountll(tile.found.of[y + reach]);
    }
  }
  return count;
}

#if defined(__x86_64__)
AVX2 static size_t keep_redrawn_avx2(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, size_t rows, galley_redrawing_limits limits, uint8_t *found) {
  return keep_redrawn(a, b, width, rows, limits, found);
}
#endif

size_t galley_keep_redrawn(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, size_t rows, galley_redrawing_limits limits, uint8_t *found) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return keep_redrawn_avx2(a, b, width, rows, limits, found);
#endif
  return keep_redrawn(a, b, width, rows, limits, found);
}
