#include "Noise.h"

#include <CProcessor.h>
#include <stdbool.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
#endif

// Vectors are handed over between functions that are inlined, so how they would be handed over does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

enum {
  channels = 4,
  reach = galley_extremes_reach,
  // How far from a pixel the ends of a ramp are.
  ramp_reach = 2,
  // The pixels that are looked at together.
  block = 64,
};

typedef uint8_t pixel __attribute__((vector_size(channels)));
// How much the channels of a pixel change, or of several ones.
typedef int16_t change __attribute__((vector_size(2 * channels)));

INLINE change changed(const uint8_t *a, const uint8_t *b, size_t x) {
  pixel before, after;
  memcpy(&before, a + channels * x, sizeof before);
  memcpy(&after, b + channels * x, sizeof after);
  return __builtin_convertvector(after, change) - __builtin_convertvector(before, change);
}

INLINE bool is_within(change change, int limit) {
  for (int channel = 0; channel < channels; channel++) {
    if (change[channel] > limit || change[channel] < -limit) return false;
  }
  return true;
}

INLINE int gray(change change) { return change[0] + change[1] + change[2]; }

INLINE bool is_gray_within(change change, int limit) { return gray(change) <= 3 * limit && gray(change) >= -3 * limit; }

// The changes of a block's columns and of those around, added up as far as the picture reaches.
typedef struct column_sums {
  int16_t of[channels * (block + 2 * reach)];
  // How many rows the picture has there; 0 if nothing is added up yet.
  int rows;
} column_sums;

INLINE void add_up_columns(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, size_t start, column_sums *sums) {
  size_t beyond = start < reach ? reach - start : 0, first = start + beyond - reach;
  size_t end = start + block + reach < width ? start + block + reach : width;
  *sums = (column_sums){0};
  for (int row = 0; row < galley_extremes_rows; row++) {
    if (a[row] == NULL) continue;
    sums->rows++;
    const uint8_t *before = a[row] + channels * first, *after = b[row] + channels * first;
    int16_t *target = sums->of + channels * beyond;
    for (size_t at = 0; at < channels * (end - first); at++) target[at] += (int16_t)(after[at] - before[at]);
  }
}

INLINE change column_sum(const column_sums *sums, size_t column) {
  change sum;
  memcpy(&sum, sums->of + channels * column, sizeof sum);
  return sum;
}

// Whether the channels of a block's pixel change by the same in the mean of all pixels around.
INLINE bool is_uncolored(const column_sums *sums, size_t start, size_t index, size_t width, int limit) {
  change all = {0};
  for (size_t column = 0; column <= 2 * reach; column++) all += column_sum(sums, index + column);
  size_t x = start + index, left = x < reach ? x : reach, right = width - 1 - x < reach ? width - 1 - x : reach;
  int most = 3 * limit * sums->rows * (int)(left + 1 + right);
  for (int channel = 0; channel < 3; channel++) {
    int deviation = 3 * all[channel] - gray(all);
    if (deviation > most || deviation < -most) return false;
  }
  return true;
}

// Some pixels' changes, added up as far as the picture reaches.
typedef struct sum {
  change of;
  int count;
} sum;

INLINE sum add_up_line(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, size_t x, ptrdiff_t right, ptrdiff_t down) {
  sum sum = {{0}, 0};
  for (ptrdiff_t step = -reach; step <= reach; step++) {
    ptrdiff_t column = (ptrdiff_t)x + step * right, row = reach + step * down;
    if (column < 0 || column >= (ptrdiff_t)width || a[row] == NULL) continue;
    sum.of += changed(a[row], b[row], (size_t)column);
    sum.count++;
  }
  return sum;
}

INLINE change values(const uint8_t *row, size_t x) {
  pixel value;
  memcpy(&value, row + channels * x, sizeof value);
  return __builtin_convertvector(value, change);
}

// The channels in which a picture rises or falls along a line through the pixel by at least as much as the pixel changes.
INLINE change rising(
  const uint8_t *const *rows, size_t width, size_t x, ptrdiff_t right, ptrdiff_t down, change amount) {
  ptrdiff_t first = (ptrdiff_t)x - ramp_reach * right, last = (ptrdiff_t)x + ramp_reach * right;
  const uint8_t *above = rows[reach - ramp_reach * down], *below = rows[reach + ramp_reach * down];
  if (first < 0 || first >= (ptrdiff_t)width || last < 0 || last >= (ptrdiff_t)width || above == NULL || below == NULL) {
    return (change){0};
  }
  change one = values(above, (size_t)first), other = values(below, (size_t)last), middle = values(rows[reach], x);
  change least = __builtin_elementwise_min(one, other), most = __builtin_elementwise_max(one, other);
  return (most - least >= amount) & (middle >= least - 1) & (middle <= most + 1);
}

// Whether all channels that change visibly are on a ramp.
INLINE bool is_on_ramp(const uint8_t *const *rows, size_t width, size_t x, change amount, int mean) {
  change found = rising(rows, width, x, 1, 0, amount) | rising(rows, width, x, 0, 1, amount) |
                 rising(rows, width, x, 1, 1, amount) | rising(rows, width, x, -1, 1, amount) | (amount <= (int16_t)mean);
  return found[0] & found[1] & found[2] & found[3];
}

// Whether the mean change along a line is small: in each channel, or in the mean of the channels.
INLINE bool cancels_out(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, size_t x, ptrdiff_t right, ptrdiff_t down, int mean,
  bool is_gray) {
  sum sum = add_up_line(a, b, width, x, right, down);
  return is_gray ? is_gray_within(sum.of, mean * sum.count) : is_within(sum.of, mean * sum.count);
}

// The same along the four lines through a pixel.
INLINE bool cancels_out_along_lines(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, size_t x, int mean, bool is_gray) {
  return cancels_out(a, b, width, x, 1, 0, mean, is_gray) && cancels_out(a, b, width, x, 0, 1, mean, is_gray) &&
         cancels_out(a, b, width, x, 1, 1, mean, is_gray) && cancels_out(a, b, width, x, -1, 1, mean, is_gray);
}

INLINE bool is_noise(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_noise_limits limits, size_t start, size_t index,
  column_sums *columns) {
  size_t x = start + index;
  change change = changed(a[reach], b[reach], x), amount = __builtin_elementwise_abs(change);
  if (is_within(change, limits.ramp) && is_on_ramp(a, width, x, amount, limits.mean) &&
      is_on_ramp(b, width, x, amount, limits.mean)) {
    return true;
  }
  if (is_within(change, limits.change) && cancels_out_along_lines(a, b, width, x, limits.mean, false)) return true;
  if (!is_gray_within(change, limits.change)) return false;
  if (columns->rows == 0) add_up_columns(a, b, width, start, columns);
  return is_uncolored(columns, start, index, width, limits.color_mean) &&
         (is_gray_within(change, limits.mean) || cancels_out_along_lines(a, b, width, x, limits.mean, true));
}

// Flags the pixels of a block that are marked and whose change may be noise.
INLINE void find_small(
  const uint8_t *a, const uint8_t *b, size_t count, galley_noise_limits limits, const uint8_t *marks, uint8_t flags[block]) {
  uint8_t is_small[block * channels];
  for (size_t at = 0; at < count * channels; at++) {
    uint8_t apart = (uint8_t)(a[at] > b[at] ? a[at] - b[at] : b[at] - a[at]);
    is_small[at] = apart <= limits.color ? UINT8_MAX : 0;
  }
  for (size_t x = 0; x < count; x++) {
    uint32_t all;
    memcpy(&all, is_small + channels * x, sizeof all);
    flags[x] = (marks[x] == 1) & (all == UINT32_MAX);
  }
}

INLINE void clear_noise(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_noise_limits limits, uint8_t *marks,
  uint8_t *displaced) {
  for (size_t start = 0; start < width; start += block) {
    size_t count = width - start < block ? width - start : block;
    if (memchr(marks + start, 1, count) == NULL) continue;
    uint8_t flags[block] = {0};
    find_small(a[reach] + channels * start, b[reach] + channels * start, count, limits, marks + start, flags);
    if (memchr(flags, 1, count) == NULL) continue;
    column_sums columns;
    columns.rows = 0;
    for (size_t index = 0; index < block; index += 8) {
      // A bit in each byte, the first pixel's lowest: Swift's platforms are little-endian.
      uint64_t eight;
      memcpy(&eight, flags + index, sizeof eight);
      for (; eight != 0; eight &= eight - 1) {
        size_t place = index + (size_t)__builtin_ctzll(eight) / 8;
        if (is_noise(a, b, width, limits, start, place, &columns)) marks[start + place] = displaced[start + place] = 0;
      }
    }
  }
}

#if defined(__x86_64__)
AVX2 static void clear_noise_avx2(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_noise_limits limits, uint8_t *marks,
  uint8_t *displaced) {
  clear_noise(a, b, width, limits, marks, displaced);
}
#endif

void galley_clear_noise(
  const uint8_t *const a[galley_extremes_rows], const uint8_t *const b[galley_extremes_rows], size_t width,
  galley_noise_limits limits, uint8_t *marks, uint8_t *displaced) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    clear_noise_avx2(a, b, width, limits, marks, displaced);
    return;
  }
#endif
  clear_noise(a, b, width, limits, marks, displaced);
}
