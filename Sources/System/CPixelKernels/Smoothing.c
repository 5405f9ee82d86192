#include "Smoothing.h"

#include <stdbool.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
#endif

enum {
  channels = 4,
  reach = galley_extremes_reach,
  // The pixels that are looked at together: what is known of them stays in a core's first cache.
  block = 128,
  block_bytes = (block + 2 * reach) * channels,
};

INLINE uint8_t smaller(uint8_t a, uint8_t b) { return a < b ? a : b; }
INLINE uint8_t larger(uint8_t a, uint8_t b) { return a > b ? a : b; }
INLINE uint8_t apart(uint8_t a, uint8_t b) { return (uint8_t)(larger(a, b) - smaller(a, b)); }

// The least and the greatest values around some pixels of a row; they begin as far to the left of the first pixel as is looked.
typedef struct range {
  uint8_t least[block_bytes], greatest[block_bytes];
} range;

// The columns of a block.
typedef struct columns {
  size_t start, end;
} columns;

// Of some rows, each column alone. What is beyond the picture's edge is neither less nor greater than anything.
INLINE void gather(const uint8_t *const *rows, size_t count, size_t width, columns columns, size_t margin, range *range) {
  size_t bytes = (columns.end - columns.start + 2 * margin) * channels;
  size_t beyond_left = columns.start < margin ? margin - columns.start : 0;
  size_t first = columns.start + beyond_left - margin;
  size_t last = columns.end + margin < width ? columns.end + margin : width;
  size_t left = beyond_left * channels, inside = (last - first) * channels, from = first * channels;
  memset(range->least, 255, left);
  memset(range->greatest, 0, left);
  uint8_t *least = range->least + left, *greatest = range->greatest + left;
  for (size_t at = 0; at < inside; at++) {
    uint8_t small = rows[0][from + at], large = small;
    for (size_t row = 1; row < count; row++) {
      uint8_t value = rows[row][from + at];
      small = smaller(small, value);
      large = larger(large, value);
    }
    least[at] = small;
    greatest[at] = large;
  }
  memset(least + inside, 255, bytes - left - inside);
  memset(greatest + inside, 0, bytes - left - inside);
}

// Each value with that of a pixel some places to the right; what is read has not been written then.
INLINE void join(range *range, size_t count, size_t places) {
  size_t distance = places * channels;
  for (size_t at = 0; at < count; at++) {
    range->least[at] = smaller(range->least[at], range->least[at + distance]);
    range->greatest[at] = larger(range->greatest[at], range->greatest[at + distance]);
  }
}

// Of three by three pixels.
INLINE void find_near(const uint8_t *const *rows, size_t width, columns columns, range *range) {
  gather(rows + reach - 1, 3, width, columns, 1, range);
  size_t bytes = (columns.end - columns.start) * channels;
  join(range, bytes + channels, 1);
  join(range, bytes, 1);
}

// Of nine by nine pixels: of two, four and eight columns, and of eight and the next eight.
INLINE void find_far(const uint8_t *const *rows, size_t width, columns columns, range *range) {
  gather(rows, galley_extremes_rows, width, columns, reach, range);
  size_t bytes = (columns.end - columns.start) * channels;
  join(range, bytes + 7 * channels, 1);
  join(range, bytes + 5 * channels, 2);
  join(range, bytes + channels, 4);
  join(range, bytes, 1);
}

// Whether a mark is 1 and all three channels of its pixel are flagged.
INLINE bool is_set(const uint8_t *flags, const uint8_t *marks, size_t x) {
  uint32_t all;
  memcpy(&all, flags + channels * x, sizeof all);
  return (marks[x] == 1) & ((all & 0x010101) == 0x010101);
}

INLINE void mark_block(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, columns columns, galley_smoothing_limits limits,
  uint8_t *marks) {
  size_t count = columns.end - columns.start, bytes = count * channels;
  uint8_t flags[block * channels];
  range old, new;
  const uint8_t *before = a[reach] + columns.start * channels, *after = b[reach] + columns.start * channels;
  find_near(a, width, columns, &old);
  find_near(b, width, columns, &new);
  for (size_t at = 0; at < bytes; at++) {
    uint8_t span = smaller((uint8_t)(old.greatest[at] - old.least[at]), (uint8_t)(new.greatest[at] - new.least[at]));
    uint8_t most = (uint8_t)((span >> limits.part_shift) + 1);
    uint8_t slack = limits.range_slack;
    uint8_t is_small = apart(before[at], after[at]) <= most;
    uint8_t is_new_above = after[at] + slack >= old.least[at], is_new_below = after[at] <= old.greatest[at] + slack;
    uint8_t is_old_above = before[at] + slack >= new.least[at], is_old_below = before[at] <= new.greatest[at] + slack;
    flags[at] = is_small & is_new_above & is_new_below & is_old_above & is_old_below;
  }
  uint32_t candidates = 0;
  for (size_t x = 0; x < count; x++) candidates += is_set(flags, marks, x);
  if (candidates == 0) return;
  find_far(a, width, columns, &old);
  find_far(b, width, columns, &new);
  for (size_t at = 0; at < bytes; at++) {
    uint8_t is_least_near = apart(old.least[at], new.least[at]) <= limits.extreme_slack;
    uint8_t is_greatest_near = apart(old.greatest[at], new.greatest[at]) <= limits.extreme_slack;
    flags[at] &= is_least_near & is_greatest_near;
  }
  for (size_t x = 0; x < count; x++) marks[x] = is_set(flags, marks, x) ? 2 : marks[x];
}

INLINE void mark_between(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_smoothing_limits limits, uint8_t *marks) {
  // Rows that the picture does not have are replaced by the one in the middle, which is looked at anyway.
  const uint8_t *old[galley_extremes_rows], *new[galley_extremes_rows];
  for (size_t row = 0; row < galley_extremes_rows; row++) {
    old[row] = a[row] == NULL ? a[reach] : a[row];
    new[row] = b[row] == NULL ? b[reach] : b[row];
  }
  for (size_t start = 0; start < width; start += block) {
    columns columns = {start, width - start < block ? width : start + block};
    if (memchr(marks + start, 1, columns.end - start) != NULL) {
      mark_block(old, new, width, columns, limits, marks + start);
    }
  }
}

#if defined(__x86_64__)
AVX2 static void mark_between_avx2(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_smoothing_limits limits, uint8_t *marks) {
  mark_between(a, b, width, limits, marks);
}
#endif

void galley_mark_between(
  const uint8_t *const a[galley_extremes_rows], const uint8_t *const b[galley_extremes_rows], size_t width,
  galley_smoothing_limits limits, uint8_t *marks) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    mark_between_avx2(a, b, width, limits, marks);
    return;
  }
#endif
  mark_between(a, b, width, limits, marks);
}
