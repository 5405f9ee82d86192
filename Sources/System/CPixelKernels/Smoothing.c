#include "Smoothing.h"

#include <stdbool.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
#endif

enum { channels = 4 };

INLINE uint8_t smaller(uint8_t a, uint8_t b) { return a < b ? a : b; }
INLINE uint8_t larger(uint8_t a, uint8_t b) { return a > b ? a : b; }
INLINE uint8_t apart(uint8_t a, uint8_t b) { return (uint8_t)(larger(a, b) - smaller(a, b)); }

// The least and the greatest values around the pixels of a row. Both have room for `reach` pixels more than the row at each end,
// and are returned at its first pixel.
typedef struct range {
  uint8_t *least, *greatest;
} range;

INLINE void gather(
  const uint8_t *const *rows, size_t count, size_t width, size_t reach, uint8_t *restrict least,
  uint8_t *restrict greatest) {
  size_t bytes = width * channels, margin = reach * channels;
  // Beyond the row lies nothing that is less or greater than anything.
  memset(least, 255, bytes + 2 * margin);
  memset(greatest, 0, bytes + 2 * margin);
  for (size_t row = 0; row < count; row++) {
    const uint8_t *from = rows[row];
    if (from == NULL) continue;
    for (size_t at = 0; at < bytes; at++) {
      least[margin + at] = smaller(least[margin + at], from[at]);
      greatest[margin + at] = larger(greatest[margin + at], from[at]);
    }
  }
}

// Each value with that of a pixel some places to the right; what is read has not been written then.
INLINE void join(uint8_t *least, uint8_t *greatest, size_t count, size_t places) {
  size_t distance = places * channels;
  for (size_t at = 0; at < count; at++) {
    least[at] = smaller(least[at], least[at + distance]);
    greatest[at] = larger(greatest[at], greatest[at + distance]);
  }
}

// Of three by three pixels.
INLINE range near_range(const uint8_t *const *middle, size_t width, uint8_t *least, uint8_t *greatest) {
  gather(middle - 1, 3, width, 1, least, greatest);
  size_t bytes = (width + 2) * channels;
  join(least, greatest, bytes - channels, 1);
  join(least, greatest, bytes - 2 * channels, 1);
  return (range){least, greatest};
}

// Of nine by nine pixels: of two, four and eight columns, and of eight and the next eight.
INLINE range far_range(const uint8_t *const *rows, size_t width, uint8_t *least, uint8_t *greatest) {
  gather(rows, galley_extremes_rows, width, galley_extremes_reach, least, greatest);
  size_t bytes = (width + 2 * galley_extremes_reach) * channels;
  join(least, greatest, bytes - channels, 1);
  join(least, greatest, bytes - 3 * channels, 2);
  join(least, greatest, bytes - 7 * channels, 4);
  join(least, greatest, bytes - 8 * channels, 1);
  return (range){least, greatest};
}

INLINE bool is_set(const uint8_t *flags, size_t x) {
  uint32_t all;
  memcpy(&all, flags + channels * x, sizeof all);
  return (all & 0x010101) == 0x010101;
}

INLINE void mark_between(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_smoothing_limits limits, uint8_t *marks,
  uint8_t *scratch) {
  size_t bytes = width * channels, room = (width + 2 * galley_extremes_reach) * channels;
  uint8_t *parts[4] = {scratch, scratch + room, scratch + 2 * room, scratch + 3 * room};
  uint8_t *restrict flags = scratch + 4 * room;
  const uint8_t *before = a[galley_extremes_reach], *after = b[galley_extremes_reach];
  range old = near_range(a + galley_extremes_reach, width, parts[0], parts[1]);
  range new = near_range(b + galley_extremes_reach, width, parts[2], parts[3]);
  for (size_t at = 0; at < bytes; at++) {
    uint8_t span = smaller((uint8_t)(old.greatest[at] - old.least[at]), (uint8_t)(new.greatest[at] - new.least[at]));
    uint8_t most = (uint8_t)((span >> limits.part_shift) + 1);
    uint8_t slack = limits.range_slack;
    uint8_t is_small = apart(before[at], after[at]) <= most;
    uint8_t is_new_above = after[at] + slack >= old.least[at], is_new_below = after[at] <= old.greatest[at] + slack;
    uint8_t is_old_above = before[at] + slack >= new.least[at], is_old_below = before[at] <= new.greatest[at] + slack;
    flags[at] = is_small & is_new_above & is_new_below & is_old_above & is_old_below;
  }
  bool has_any = false;
  for (size_t x = 0; x < width; x++) has_any |= marks[x] == 1 && is_set(flags, x);
  if (!has_any) return;
  range old_far = far_range(a, width, parts[0], parts[1]);
  range new_far = far_range(b, width, parts[2], parts[3]);
  for (size_t at = 0; at < bytes; at++) {
    uint8_t is_least_near = apart(old_far.least[at], new_far.least[at]) <= limits.extreme_slack;
    uint8_t is_greatest_near = apart(old_far.greatest[at], new_far.greatest[at]) <= limits.extreme_slack;
    flags[at] &= is_least_near & is_greatest_near;
  }
  for (size_t x = 0; x < width; x++) marks[x] = marks[x] == 1 && is_set(flags, x) ? 2 : marks[x];
}

size_t galley_smoothing_scratch(size_t width) {
  return 4 * (width + 2 * galley_extremes_reach) * channels + width * channels;
}

#if defined(__x86_64__)
AVX2 static void mark_between_avx2(
  const uint8_t *const *a, const uint8_t *const *b, size_t width, galley_smoothing_limits limits, uint8_t *marks,
  uint8_t *scratch) {
  mark_between(a, b, width, limits, marks, scratch);
}
#endif

void galley_mark_between(
  const uint8_t *const a[galley_extremes_rows], const uint8_t *const b[galley_extremes_rows], size_t width,
  galley_smoothing_limits limits, uint8_t *marks, uint8_t *scratch) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    mark_between_avx2(a, b, width, limits, marks, scratch);
    return;
  }
#endif
  mark_between(a, b, width, limits, marks, scratch);
}
