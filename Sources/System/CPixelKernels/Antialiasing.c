#include "Antialiasing.h"

#include <CProcessor.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
#endif

INLINE uint32_t pixel(const uint8_t *row, size_t x) {
  uint32_t pixel;
  memcpy(&pixel, row + 4 * x, sizeof pixel);
  return pixel;
}

// Anywhere, also at the picture's edges.
static bool is_area(galley_three_rows rows, size_t width, uint32_t mask, bool counts_edge, size_t x) {
  size_t first = x == 0 ? 0 : x - 1, last = x + 1 == width ? x : x + 1;
  const uint8_t *all[3] = {rows.above, rows.row, rows.below};
  uint32_t middle = pixel(rows.row, x) & mask;
  bool is_edge = last - first < 2 || rows.above == NULL || rows.below == NULL;
  int equal = counts_edge && is_edge ? 1 : 0;
  for (int row = 0; row < 3; row++) {
    if (all[row] == NULL) continue;
    for (size_t column = first; column <= last; column++) {
      if (row == 1 && column == x) continue;
      equal += (pixel(all[row], column) & mask) == middle;
    }
  }
  return equal > 2;
}

INLINE void flag_areas(
  galley_three_rows rows, size_t width, uint32_t mask, bool counts_edge, uint8_t *flags) {
  bool is_inside = width > 2 && rows.above != NULL && rows.below != NULL;
  for (size_t x = 0; x < width; x++) {
    if (is_inside && x == 1) {
      const uint8_t *above = rows.above, *row = rows.row, *below = rows.below;
      for (; x + 1 < width; x++) {
        uint32_t middle = pixel(row, x) & mask;
        uint32_t equal = (uint32_t)((pixel(above, x - 1) & mask) == middle) + ((pixel(above, x) & mask) == middle) +
                         ((pixel(above, x + 1) & mask) == middle) + ((pixel(row, x - 1) & mask) == middle) +
                         ((pixel(row, x + 1) & mask) == middle) + ((pixel(below, x - 1) & mask) == middle) +
                         ((pixel(below, x) & mask) == middle) + ((pixel(below, x + 1) & mask) == middle);
        flags[x] = equal > 2;
      }
    }
    flags[x] = is_area(rows, width, mask, counts_edge, x);
  }
}

INLINE int64_t luma(uint32_t pixel) {
  return (int64_t)(pixel & 255) * 29889531 + (int64_t)(pixel >> 8 & 255) * 58662247 +
         (int64_t)(pixel >> 16 & 255) * 11448223;
}

// The neighbours of a pixel by their places in three by three pixels, row by row, in the order in which they are looked at.
static const uint8_t by_columns_order[8] = {0, 3, 6, 1, 7, 2, 5, 8};
static const uint8_t by_rows_order[8] = {0, 1, 2, 3, 5, 6, 7, 8};

INLINE const uint8_t *at(const galley_three_rows *rows, int y) {
  return y == 0 ? rows->row : y < 0 ? rows->above : rows->below;
}

// The colours of three by three pixels; where the picture has none, that of the pixel in the middle.
INLINE void look_around(const galley_three_rows *rows, size_t width, uint32_t mask, size_t x, uint32_t colors[9]) {
  bool is_inside = x > 0 && x + 1 < width && rows->above != NULL && rows->below != NULL;
  uint32_t middle = pixel(rows->row, x);
  for (int place = 0; place < 9; place++) {
    int column = place % 3 - 1;
    const uint8_t *row = at(rows, place / 3 - 1);
    bool is_there = is_inside || (row != NULL && (x > 0 || column >= 0) && (x + 1 < width || column <= 0));
    colors[place] = (is_there ? pixel(row, x + (size_t)(ptrdiff_t)column) : middle) & mask;
  }
}

INLINE bool is_slope(
  const galley_slope_rows *side, const galley_slope_rows *other, size_t width, uint32_t mask, const uint8_t order[8],
  size_t x) {
  if (side->areas.row[x]) return false;
  uint32_t colors[9];
  look_around(&side->pixels, width, mask, x, colors);
  uint32_t middle = colors[4], least_color = middle, most_color = middle;
  int64_t middle_luma = luma(middle), least = middle_luma, most = middle_luma;
  int darkest = 4, brightest = 4;
  for (int index = 0; index < 8; index++) {
    uint32_t color = colors[order[index]];
    // Most neighbours have one of few colours, which are neither darker nor brighter than themselves.
    if ((color == middle) | (color == least_color) | (color == most_color)) continue;
    int64_t found = luma(color);
    if (found < least) {
      least = found;
      least_color = color;
      darkest = order[index];
    } else if (found > most) {
      most = found;
      most_color = color;
      brightest = order[index];
    }
  }
  if (least == middle_luma || most == middle_luma) return false;
  int ends[2] = {darkest, brightest};
  for (int end = 0; end < 2; end++) {
    size_t column = x + (size_t)(ptrdiff_t)(ends[end] % 3 - 1);
    int row = ends[end] / 3 - 1;
    if (at(&side->areas, row)[column] & at(&other->areas, row)[column]) return true;
  }
  return false;
}

static bool is_opaque(const galley_three_rows *rows, size_t width, size_t x) {
  uint32_t all = UINT32_MAX;
  for (int y = -1; y <= 1; y++) {
    const uint8_t *row = at(rows, y);
    if (row == NULL) continue;
    all &= pixel(row, x);
    if (x > 0) all &= pixel(row, x - 1);
    if (x + 1 < width) all &= pixel(row, x + 1);
  }
  return all >> 24 == 255;
}

// Flags, one place to the right, the columns of which one of three rows is in an area of both pictures.
INLINE void flag_shared_areas(galley_three_rows a, galley_three_rows b, size_t width, uint8_t *flags) {
  flags[0] = flags[width + 1] = 0;
  for (size_t x = 0; x < width; x++) flags[x + 1] = a.row[x] & b.row[x];
  if (a.above != NULL) {
    for (size_t x = 0; x < width; x++) flags[x + 1] |= a.above[x] & b.above[x];
  }
  if (a.below != NULL) {
    for (size_t x = 0; x < width; x++) flags[x + 1] |= a.below[x] & b.below[x];
  }
}

// One pixel that may be on a slope: whether the caller has to look.
INLINE bool mark_candidate(
  const galley_slope_rows *a, const galley_slope_rows *b, size_t width, uint32_t mask, galley_slope_rule rule,
  uint8_t *marks, size_t x) {
  if (!rule.is_opaque && !(is_opaque(&a->pixels, width, x) && is_opaque(&b->pixels, width, x))) {
    marks[x] = 3;
    return true;
  }
  const uint8_t *order = rule.by_columns ? by_columns_order : by_rows_order;
  if (is_slope(a, b, width, mask, order, x) || is_slope(b, a, width, mask, order, x)) marks[x] = 2;
  return false;
}

INLINE size_t mark_smoothed(
  const galley_slope_rows *a, const galley_slope_rows *b, size_t width, uint32_t mask, galley_slope_rule rule,
  uint8_t *marks, uint8_t *scratch) {
  flag_shared_areas(a->areas, b->areas, width, scratch);
  size_t unclear = 0;
  for (size_t start = 0; start < width; start += 8) {
    // A slope ends in an area that both pictures have: there is none near most pixels of photographs. And it is in none itself.
    uint8_t flags[8] = {0};
    size_t some = width - start < 8 ? width - start : 8;
    for (size_t lane = 0; lane < some; lane++) {
      size_t x = start + lane;
      uint8_t is_near = scratch[x] | scratch[x + 1] | scratch[x + 2];
      flags[lane] = (marks[x] == 1) & is_near & ((a->areas.row[x] & b->areas.row[x]) ^ 1);
    }
    uint64_t eight;
    memcpy(&eight, flags, sizeof eight);
    // A bit in each byte, the first pixel's lowest: Swift's platforms are little-endian.
    for (; eight != 0; eight &= eight - 1) {
      size_t lane = (size_t)__builtin_ctzll(eight) / 8;
      unclear += mark_candidate(a, b, width, mask, rule, marks, start + lane);
    }
  }
  return unclear;
}

#if defined(__x86_64__)
AVX2 static void flag_areas_avx2(
  galley_three_rows rows, size_t width, uint32_t mask, bool counts_edge, uint8_t *flags) {
  flag_areas(rows, width, mask, counts_edge, flags);
}

AVX2 static size_t mark_smoothed_avx2(
  const galley_slope_rows *a, const galley_slope_rows *b, size_t width, uint32_t mask, galley_slope_rule rule,
  uint8_t *marks, uint8_t *scratch) {
  return mark_smoothed(a, b, width, mask, rule, marks, scratch);
}
#endif

void galley_flag_areas(
  galley_three_rows rows, size_t width, uint32_t mask, bool counts_edge, uint8_t *flags) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    flag_areas_avx2(rows, width, mask, counts_edge, flags);
    return;
  }
#endif
  flag_areas(rows, width, mask, counts_edge, flags);
}

size_t galley_mark_smoothed(
  galley_slope_rows a, galley_slope_rows b, size_t width, uint32_t mask, galley_slope_rule rule, uint8_t *marks,
  uint8_t *scratch) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return mark_smoothed_avx2(&a, &b, width, mask, rule, marks, scratch);
#endif
  return mark_smoothed(&a, &b, width, mask, rule, marks, scratch);
}
