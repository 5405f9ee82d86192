#include "Smoothing.h"

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

// Some bytes that are worked on together; a vector has more of them than of anything else.
typedef uint8_t bytes __attribute__((vector_size(32)));

enum {
  channels = 4,
  reach = galley_extremes_reach,
  // The pixels that are looked at together: what is known of them stays in a core's first cache.
  block = 128,
  block_bytes = block * channels,
  // With the pixels on both sides.
  range_bytes = (block + 2 * reach) * channels,
};

INLINE uint8_t smaller(uint8_t a, uint8_t b) { return a < b ? a : b; }
INLINE uint8_t larger(uint8_t a, uint8_t b) { return a > b ? a : b; }

INLINE bytes load(const uint8_t *from) {
  bytes some;
  memcpy(&some, from, sizeof some);
  return some;
}

INLINE bytes least(bytes a, bytes b) { return __builtin_elementwise_min(a, b); }
INLINE bytes most(bytes a, bytes b) { return __builtin_elementwise_max(a, b); }
// How far a value is above another one; 0 if it is not.
INLINE bytes beyond(bytes a, bytes b) { return __builtin_elementwise_sub_sat(a, b); }
INLINE bytes apart(bytes a, bytes b) { return most(a, b) - least(a, b); }

// The least and the greatest values of each column of some rows; they begin as far to the left of the first pixel as is looked.
typedef struct range {
  uint8_t least[range_bytes], greatest[range_bytes];
} range;

// The columns of a block.
typedef struct columns {
  size_t start, end;
} columns;

// What is beyond the picture's edge is neither less nor greater than anything.
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

// Of the columns around a pixel, as many to the right as to the left. They are read anew for each place: what was joined and stored
// would be read again before it has left the processor.
INLINE bytes least_around(const range *range, size_t at, size_t margin) {
  bytes found = load(range->least + at);
  for (size_t column = 1; column <= 2 * margin; column++) {
    found = least(found, load(range->least + at + column * channels));
  }
  return found;
}

INLINE bytes most_around(const range *range, size_t at, size_t margin) {
  bytes found = load(range->greatest + at);
  for (size_t column = 1; column <= 2 * margin; column++) {
    found = most(found, load(range->greatest + at + column * channels));
  }
  return found;
}

// Clears the flags of channels whose change does not lie between the neighbours of both pictures, and others where no displacement by at
// most a pixel explains it: the gradient of the mean picture is at most a quarter of both spans along each axis.
INLINE void check_between(
  const uint8_t *before, const uint8_t *after, const range *old, const range *new, size_t at,
  galley_smoothing_limits limits, uint8_t *flags, uint8_t *displaced) {
  bytes a = load(before + at), b = load(after + at);
  bytes old_least = least_around(old, at, 1), old_most = most_around(old, at, 1);
  bytes new_least = least_around(new, at, 1), new_most = most_around(new, at, 1);
  bytes old_span = old_most - old_least, new_span = new_most - new_least, span = least(old_span, new_span);
  bytes outside = most(most(beyond(old_least, b), beyond(b, old_most)), most(beyond(new_least, a), beyond(a, new_most)));
  bytes change = apart(a, b), is_small = (bytes)(change <= (span >> limits.part_shift) + 1);
  bytes found = load(flags + at) & is_small & (bytes)(outside <= limits.range_slack);
  memcpy(flags + at, &found, sizeof found);
  bytes explained = (old_span >> 1) + (new_span >> 1) + 1, room = (span >> 1) + 2;
  found = load(displaced + at) & (bytes)(beyond(change, room) <= explained);
  memcpy(displaced + at, &found, sizeof found);
}

// Clears the flags of channels whose darkest or lightest value near is not what it was.
INLINE void check_extremes(
  const range *old, const range *new, size_t at, galley_smoothing_limits limits, uint8_t *flags) {
  bytes darkest = apart(least_around(old, at, reach), least_around(new, at, reach));
  bytes lightest = apart(most_around(old, at, reach), most_around(new, at, reach));
  bytes found = load(flags + at) & (bytes)(most(darkest, lightest) <= limits.extreme_slack);
  memcpy(flags + at, &found, sizeof found);
}

// Writes 1 for the pixels that have all channels flagged, else 0, and counts them.
INLINE size_t find_flagged(const uint8_t *flags, size_t count, uint8_t *found) {
  uint32_t flagged = 0;
  for (size_t x = 0; x < count; x++) {
    uint32_t all;
    memcpy(&all, flags + channels * x, sizeof all);
    found[x] = all == UINT32_MAX;
    flagged += all == UINT32_MAX;
  }
  return flagged;
}

INLINE void mark_block(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, columns columns, galley_smoothing_limits limits,
  uint8_t *marks, uint8_t *displaced) {
  size_t count = columns.end - columns.start, size = count * channels;
  uint8_t before[block_bytes], after[block_bytes], flags[block_bytes], displaced_flags[block_bytes], found[block];
  memcpy(before, a[reach] + columns.start * channels, size);
  memcpy(after, b[reach] + columns.start * channels, size);
  for (size_t x = 0; x < count; x++) {
    uint32_t all = marks[x] == 1 ? UINT32_MAX : 0;
    memcpy(flags + channels * x, &all, sizeof all);
    memcpy(displaced_flags + channels * x, &all, sizeof all);
  }
  range old, new;
  gather(a + reach - 1, 3, width, columns, 1, &old);
  gather(b + reach - 1, 3, width, columns, 1, &new);
  for (size_t at = 0; at < size; at += sizeof(bytes)) {
    check_between(before, after, &old, &new, at, limits, flags, displaced_flags);
  }
  (void)find_flagged(displaced_flags, count, displaced);
  if (find_flagged(flags, count, found) == 0) return;
  gather(a, galley_extremes_rows, width, columns, reach, &old);
  gather(b, galley_extremes_rows, width, columns, reach, &new);
  for (size_t at = 0; at < size; at += sizeof(bytes)) check_extremes(&old, &new, at, limits, flags);
  (void)find_flagged(flags, count, found);
  for (size_t x = 0; x < count; x++) {
    marks[x] = (uint8_t)(marks[x] + found[x]);
    displaced[x] &= found[x] ^ 1;
  }
}

INLINE void mark_between(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_smoothing_limits limits, uint8_t *marks,
  uint8_t *displaced) {
  // Rows that the picture does not have are replaced by the one in the middle, which is looked at anyway.
  const uint8_t *old[galley_extremes_rows], *new[galley_extremes_rows];
  for (size_t row = 0; row < galley_extremes_rows; row++) {
    old[row] = a[row] == NULL ? a[reach] : a[row];
    new[row] = b[row] == NULL ? b[reach] : b[row];
  }
  for (size_t start = 0; start < width; start += block) {
    columns columns = {start, width - start < block ? width : start + block};
    if (memchr(marks + start, 1, columns.end - start) != NULL) {
      mark_block(old, new, width, columns, limits, marks + start, displaced + start);
    } else {
      memset(displaced + start, 0, columns.end - start);
    }
  }
}

#if defined(__x86_64__)
AVX2 static void mark_between_avx2(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_smoothing_limits limits, uint8_t *marks,
  uint8_t *displaced) {
  mark_between(a, b, width, limits, marks, displaced);
}
#endif

void galley_mark_between(
  const uint8_t *const a[galley_extremes_rows], const uint8_t *const b[galley_extremes_rows], size_t width,
  galley_smoothing_limits limits, uint8_t *marks, uint8_t *displaced) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    mark_between_avx2(a, b, width, limits, marks, displaced);
    return;
  }
#endif
  mark_between(a, b, width, limits, marks, displaced);
}
