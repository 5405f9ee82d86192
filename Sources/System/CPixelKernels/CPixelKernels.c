#include "CPixelKernels.h"

#include <CProcessor.h>
#include <stdbool.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#include <immintrin.h>
#define AVX2 __attribute__((target("avx2")))
#endif

INLINE uint32_t pixel(const uint8_t *from) {
  uint32_t pixel;
  memcpy(&pixel, from, sizeof pixel);
  return pixel;
}

INLINE size_t count(const uint8_t *a, const uint8_t *b, size_t width) {
  size_t differing = 0;
  for (size_t x = 0; x < width;) {
    // Counted in lanes as wide as the pixels, and added up before these could overflow.
    size_t end = width - x < 1 << 20 ? width : x + (1 << 20);
    uint32_t some = 0;
    for (; x < end; x++) some += pixel(a + 4 * x) != pixel(b + 4 * x);
    differing += some;
  }
  return differing;
}

INLINE size_t mark(const uint8_t *a, const uint8_t *b, size_t width, uint8_t *marks) {
  size_t differing = 0;
  for (size_t x = 0; x < width; x++) {
    bool differs = pixel(a + 4 * x) != pixel(b + 4 * x);
    marks[x] = differs;
    differing += differs;
  }
  return differing;
}

// The bits of fewer than 64 pixels.
INLINE uint64_t flags(const uint8_t *a, const uint8_t *b, size_t width) {
  uint64_t found = 0;
  for (size_t x = 0; x < width; x++) found |= (uint64_t)(pixel(a + 4 * x) != pixel(b + 4 * x)) << x;
  return found;
}

INLINE size_t flag(const uint8_t *a, const uint8_t *b, size_t width, uint64_t *bits) {
  size_t differing = 0;
  for (size_t x = 0; x < width; x += 64) {
    size_t some = width - x < 64 ? width - x : 64;
    if (memcmp(a + 4 * x, b + 4 * x, 4 * some) == 0) continue;
    uint64_t found = flags(a + 4 * x, b + 4 * x, some);
    bits[x / 64] = found;
    differing += (size_t)__builtin_popcountll(found);
  }
  return differing;
}

// Marks: 0 what does not differ, 1 what does, 2 what the caller has to look at. Returns how many have each.
INLINE galley_marked mark_distant(
  const uint8_t *a, const uint8_t *b, size_t width, const float form[6], float below, float above,
  uint8_t *marks) {
  galley_marked all = {0, 0};
  for (size_t x = 0; x < width;) {
    size_t end = width - x < 1 << 20 ? width : x + (1 << 20);
    uint32_t differing = 0, unclear = 0;
    for (; x < end; x++) {
      uint32_t left = pixel(a + 4 * x), right = pixel(b + 4 * x);
      float red = (float)((int32_t)(left & 255) - (int32_t)(right & 255));
      float green = (float)((int32_t)(left >> 8 & 255) - (int32_t)(right >> 8 & 255));
      float blue = (float)((int32_t)(left >> 16 & 255) - (int32_t)(right >> 16 & 255));
      float square = red * (red * form[0] + green * form[3] + blue * form[4]) +
                     green * (green * form[1] + blue * form[5]) + blue * blue * form[2];
      uint32_t is_opaque = (left & right) >> 24 == 255;
      uint32_t is_equal = left == right;
      uint32_t is_above = square > above;
      uint32_t is_near = square >= below;
      uint32_t differs = is_opaque & is_above;
      uint32_t is_unclear = (is_equal ^ 1) & ((is_opaque ^ 1) | (is_near & (is_above ^ 1)));
      marks[x] = (uint8_t)(differs | is_unclear << 1);
      differing += differs;
      unclear += is_unclear;
    }
    all.differing += differing;
    all.unclear += unclear;
  }
  return all;
}

INLINE galley_marked count_marks(const uint8_t *marks, size_t width) {
  galley_marked all = {0, 0};
  for (size_t x = 0; x < width;) {
    // Counted in bytes, which have room for 255.
    size_t end = width - x < 128 ? width : x + 128;
    uint8_t odd = 0, two = 0;
    for (; x < end; x++) {
      odd += marks[x] & 1;
      two += marks[x] == 2;
    }
    all.differing += odd;
    all.unclear += two;
  }
  return all;
}

INLINE bool is_opaque(const uint8_t *pixels, size_t width) {
  uint32_t all = UINT32_MAX;
  for (size_t x = 0; x < width; x++) all &= pixel(pixels + 4 * x);
  return all >> 24 == 255;
}

// The place of each pixel's grey in a palette that begins with eight greys: over white, the darkest last.
// A pixel's darkness over white, of 65 025.
INLINE uint32_t darkness(const uint8_t *from) {
  uint32_t color = pixel(from);
  uint32_t luma = (77 * (color & 255) + 150 * (color >> 8 & 255) + 29 * (color >> 16 & 255)) >> 8;
  return (255 - luma) * (color >> 24);
}

INLINE void fade(const uint8_t *pixels, size_t width, uint8_t *greys) {
  // Half of a step is added.
  for (size_t x = 0; x < width; x++) greys[x] = (uint8_t)((darkness(pixels + 4 * x) * 7 + 32512) / 65025);
}

INLINE void fade_squares(const uint8_t *upper, const uint8_t *lower, size_t width, uint8_t *greys) {
  for (size_t pair = 0; pair < width / 2; pair++) {
    size_t left = 8 * pair, right = left + 4;
    uint32_t dark = darkness(upper + left) + darkness(upper + right) + darkness(lower + left) + darkness(lower + right);
    // Four pixels of 65 025, of which half a step is added.
    uint8_t grey = (uint8_t)((dark * 4 + 130050) / 260100);
    greys[2 * pair] = grey;
    greys[2 * pair + 1] = grey;
  }
  if (width % 2) {
    size_t last = 4 * (width - 1);
    greys[width - 1] = (uint8_t)(((darkness(upper + last) + darkness(lower + last)) * 4 + 65025) / 130050);
  }
}

#if defined(__x86_64__)
AVX2 static galley_marked mark_distant_avx2(
  const uint8_t *a, const uint8_t *b, size_t width, const float form[6], float below, float above,
  uint8_t *marks) {
  return mark_distant(a, b, width, form, below, above, marks);
}

AVX2 static galley_marked count_marks_avx2(const uint8_t *marks, size_t width) { return count_marks(marks, width); }

AVX2 static bool is_opaque_avx2(const uint8_t *pixels, size_t width) { return is_opaque(pixels, width); }

AVX2 static void fade_avx2(const uint8_t *pixels, size_t width, uint8_t *greys) { fade(pixels, width, greys); }

AVX2 static void fade_squares_avx2(const uint8_t *upper, const uint8_t *lower, size_t width, uint8_t *greys) {
  fade_squares(upper, lower, width, greys);
}

AVX2 static size_t count_avx2(const uint8_t *a, const uint8_t *b, size_t width) { return count(a, b, width); }

AVX2 static size_t flag_avx2(const uint8_t *a, const uint8_t *b, size_t width, uint64_t *bits) {
  size_t differing = 0, x = 0;
  for (; x + 64 <= width; x += 64) {
    __m256i changes[8];
    __m256i any = _mm256_setzero_si256();
    for (size_t part = 0; part < 8; part++) {
      const __m256i *from = (const __m256i *)(a + 4 * x) + part, *to = (const __m256i *)(b + 4 * x) + part;
      changes[part] = _mm256_xor_si256(_mm256_loadu_si256(from), _mm256_loadu_si256(to));
      any = _mm256_or_si256(any, changes[part]);
    }
    // Most pixels of screens are equal, even in a row that is not.
    if (_mm256_testz_si256(any, any)) continue;
    uint64_t equal = 0;
    for (size_t part = 0; part < 8; part++) {
      __m256i same = _mm256_cmpeq_epi32(changes[part], _mm256_setzero_si256());
      equal |= (uint64_t)(uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(same)) << (8 * part);
    }
    bits[x / 64] = ~equal;
    differing += (size_t)__builtin_popcountll(~equal);
  }
  if (x == width) return differing;
  uint64_t rest = flags(a + 4 * x, b + 4 * x, width - x);
  if (rest != 0) bits[x / 64] = rest;
  return differing + (size_t)__builtin_popcountll(rest);
}

AVX2 static size_t mark_avx2(const uint8_t *a, const uint8_t *b, size_t width, uint8_t *marks) {
  return mark(a, b, width, marks);
}
#endif

size_t galley_count_differing(const uint8_t *a, const uint8_t *b, size_t width) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return count_avx2(a, b, width);
#endif
  return count(a, b, width);
}

size_t galley_flag_differing(const uint8_t *a, const uint8_t *b, size_t width, uint64_t *bits) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return flag_avx2(a, b, width, bits);
#endif
  return flag(a, b, width, bits);
}

size_t galley_mark_differing(const uint8_t *a, const uint8_t *b, size_t width, uint8_t *marks) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return mark_avx2(a, b, width, marks);
#endif
  return mark(a, b, width, marks);
}

galley_marked galley_mark_distant(
  const uint8_t *a, const uint8_t *b, size_t width, const float form[6], float below, float above,
  uint8_t *marks) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return mark_distant_avx2(a, b, width, form, below, above, marks);
#endif
  return mark_distant(a, b, width, form, below, above, marks);
}

galley_marked galley_count_marks(const uint8_t *marks, size_t width) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return count_marks_avx2(marks, width);
#endif
  return count_marks(marks, width);
}

bool galley_is_opaque(const uint8_t *pixels, size_t width) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return is_opaque_avx2(pixels, width);
#endif
  return is_opaque(pixels, width);
}

void galley_fade(const uint8_t *pixels, size_t width, uint8_t *greys) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    fade_avx2(pixels, width, greys);
    return;
  }
#endif
  fade(pixels, width, greys);
}

void galley_fade_squares(const uint8_t *upper, const uint8_t *lower, size_t width, uint8_t *greys) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    fade_squares_avx2(upper, lower, width, greys);
    return;
  }
#endif
  fade_squares(upper, lower, width, greys);
}

galley_span galley_differing_span(const uint8_t *a, const uint8_t *b, size_t count) {
  galley_span span = {0, count};
  while (span.end - span.start >= 32 && memcmp(a + span.start, b + span.start, 32) == 0) span.start += 32;
  while (span.start < span.end && a[span.start] == b[span.start]) span.start++;
  while (span.end - span.start >= 32 && memcmp(a + span.end - 32, b + span.end - 32, 32) == 0) span.end -= 32;
  while (span.end > span.start && a[span.end - 1] == b[span.end - 1]) span.end--;
  return span;
}

INLINE uint64_t eight(const uint8_t *from) {
  uint64_t eight;
  memcpy(&eight, from, sizeof eight);
  return eight;
}

size_t galley_count_pairs(
  const uint8_t *a, const uint8_t *b, size_t width, const uint8_t *table, bool equal_are_same) {
  size_t differing[8] = {0};
  size_t x = 0;
  for (; x + 8 <= width; x += 8) {
    if (equal_are_same && eight(a + x) == eight(b + x)) continue;
    for (size_t lane = 0; lane < 8; lane++) differing[lane] += table[(size_t)a[x + lane] << 8 | b[x + lane]];
  }
  for (; x < width; x++) differing[0] += table[(size_t)a[x] << 8 | b[x]];
  size_t sum = 0;
  for (size_t lane = 0; lane < 8; lane++) sum += differing[lane];
  return sum;
}

size_t galley_mark_pairs(
  const uint8_t *a, const uint8_t *b, size_t width, const uint8_t *table, bool equal_are_same, uint8_t *marks) {
  size_t differing = 0;
  size_t x = 0;
  for (; x + 8 <= width; x += 8) {
    if (equal_are_same && eight(a + x) == eight(b + x)) {
      memset(marks + x, 0, 8);
      continue;
    }
    for (size_t lane = x; lane < x + 8; lane++) {
      uint8_t differs = table[(size_t)a[lane] << 8 | b[lane]];
      marks[lane] = differs;
      differing += differs;
    }
  }
  for (; x < width; x++) {
    uint8_t differs = table[(size_t)a[x] << 8 | b[x]];
    marks[x] = differs;
    differing += differs;
  }
  return differing;
}
