#include "Similarity.h"

#include <CProcessor.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
#endif

enum { sums_of_channel = 5, channels = 3 };

INLINE uint32_t pixel(const uint8_t *row, size_t x) {
  uint32_t pixel;
  memcpy(&pixel, row + 4 * x, sizeof pixel);
  return pixel;
}

// Magenta where the row and the column are both odd or both even.
INLINE uint32_t pattern(ptrdiff_t x, ptrdiff_t y) { return ((x + y) & 1) == 0 ? 0xFF00FF : 0x00FF00; }

static uint32_t over_white(uint32_t pixel) {
  double alpha = (double)(pixel >> 24) / 255;
  uint32_t color = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    color |= (uint32_t)(255 + ((double)(pixel >> shift & 255) - 255) * alpha) << shift;
  }
  return color;
}

INLINE void pad_over_white(const uint8_t *row, ptrdiff_t y, size_t width, uint32_t *padded) {
  const ptrdiff_t radius = galley_window_radius;
  if (row == NULL) {
    for (ptrdiff_t x = 0; x < (ptrdiff_t)width + 2 * radius; x++) padded[x] = pattern(x - radius, y);
    return;
  }
  for (ptrdiff_t x = 0; x < radius; x++) {
    padded[x] = pattern(x - radius, y);
    padded[radius + (ptrdiff_t)width + x] = pattern((ptrdiff_t)width + x, y);
  }
  uint32_t all = UINT32_MAX;
  for (size_t x = 0; x < width; x++) {
    uint32_t color = pixel(row, x);
    all &= color;
    padded[radius + (ptrdiff_t)x] = color & 0xFFFFFF;
  }
  if (all >> 24 == 255) return;
  for (size_t x = 0; x < width; x++) {
    uint32_t color = pixel(row, x);
    if (color >> 24 < 255) padded[radius + (ptrdiff_t)x] = over_white(color);
  }
}

INLINE void sum_columns(int32_t *columns, size_t width, const uint32_t *a, const uint32_t *b, int32_t sign) {
  for (int channel = 0; channel < channels; channel++) {
    int32_t *sums = columns + (size_t)(channel * sums_of_channel) * width;
    int shift = 8 * channel;
    for (size_t x = 0; x < width; x++) {
      int32_t left = (int32_t)(a[x] >> shift & 255), right = (int32_t)(b[x] >> shift & 255);
      sums[x] += sign * left;
      sums[width + x] += sign * right;
      sums[2 * width + x] += sign * left * left;
      sums[3 * width + x] += sign * right * right;
      sums[4 * width + x] += sign * left * right;
    }
  }
}

// The sums of a window's columns from each on: what comes in on the right is added, and what goes out on the left taken away.
INLINE void sum_windows(const int32_t *columns, size_t count, int32_t *windows) {
  int32_t sum = 0;
  for (size_t column = 0; column < galley_window_side - 1; column++) sum += columns[column];
  for (size_t x = 0; x < count; x++) {
    sum += columns[x + galley_window_side - 1];
    windows[x] = sum;
    sum -= columns[x];
  }
}

// As `StructuralSimilarity.index`.
INLINE double similarity(double a, double b, double aa, double bb, double ab) {
  double number = galley_window_side * galley_window_side;
  double mean_a = a / number, mean_b = b / number;
  double variance_a = (aa - a * a / number) / number;
  double variance_b = (bb - b * b / number) / number;
  double covariance = (ab - a * b / number) / number;
  const double first = 0.01 * 255 * 0.01 * 255, second = 0.03 * 255 * 0.03 * 255;
  return (2 * mean_a * mean_b + first) * (2 * covariance + second) / (mean_a * mean_a + mean_b * mean_b + first) /
         (variance_a + variance_b + second);
}

INLINE void similarities(
  const int32_t *columns, size_t width, size_t start, size_t end, int32_t *scratch, double *found) {
  size_t count = end - start;
  for (size_t sum = 0; sum < galley_window_sums; sum++) {
    sum_windows(columns + sum * width + start, count, scratch + sum * width);
  }
  for (size_t x = 0; x < count; x++) {
    double all = 0;
    for (size_t channel = 0; channel < channels; channel++) {
      const int32_t *sums = scratch + channel * sums_of_channel * width + x;
      all += similarity(sums[0], sums[width], sums[2 * width], sums[3 * width], sums[4 * width]);
    }
    found[x] = all / 3;
  }
}

#if defined(__x86_64__)
AVX2 static void pad_over_white_avx2(const uint8_t *row, ptrdiff_t y, size_t width, uint32_t *padded) {
  pad_over_white(row, y, width, padded);
}

AVX2 static void sum_columns_avx2(
  int32_t *columns, size_t width, const uint32_t *a, const uint32_t *b, int32_t sign) {
  sum_columns(columns, width, a, b, sign);
}

AVX2 static void similarities_avx2(
  const int32_t *columns, size_t width, size_t start, size_t end, int32_t *scratch, double *found) {
  similarities(columns, width, start, end, scratch, found);
}
#endif

void galley_pad_over_white(const uint8_t *row, ptrdiff_t y, size_t width, uint32_t *padded) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    pad_over_white_avx2(row, y, width, padded);
    return;
  }
#endif
  pad_over_white(row, y, width, padded);
}

void galley_sum_columns(
  int32_t *columns, size_t width, const uint32_t *a, const uint32_t *b, int32_t sign) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    sum_columns_avx2(columns, width, a, b, sign);
    return;
  }
#endif
  sum_columns(columns, width, a, b, sign);
}

void galley_similarities(
  const int32_t *columns, size_t width, size_t start, size_t end, int32_t *scratch, double *found) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    similarities_avx2(columns, width, start, end, scratch, found);
    return;
  }
#endif
  similarities(columns, width, start, end, scratch, found);
}
