#include "CPNGKernels.h"

#include <stdbool.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
static bool has_avx2(void) { return __builtin_cpu_supports("avx2"); }
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

#if defined(__x86_64__)
AVX2 static size_t count_avx2(const uint8_t *a, const uint8_t *b, size_t width) { return count(a, b, width); }

AVX2 static size_t mark_avx2(const uint8_t *a, const uint8_t *b, size_t width, uint8_t *marks) {
  return mark(a, b, width, marks);
}
#endif

size_t galley_count_differing(const uint8_t *a, const uint8_t *b, size_t width) {
#if defined(__x86_64__)
  if (has_avx2()) return count_avx2(a, b, width);
#endif
  return count(a, b, width);
}

size_t galley_mark_differing(const uint8_t *a, const uint8_t *b, size_t width, uint8_t *marks) {
#if defined(__x86_64__)
  if (has_avx2()) return mark_avx2(a, b, width, marks);
#endif
  return mark(a, b, width, marks);
}

size_t galley_count_pairs(const uint8_t *a, const uint8_t *b, size_t width, const uint8_t *table) {
  size_t differing[4] = {0};
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    for (size_t lane = 0; lane < 4; lane++) differing[lane] += table[(size_t)a[x + lane] << 8 | b[x + lane]];
  }
  for (; x < width; x++) differing[0] += table[(size_t)a[x] << 8 | b[x]];
  return differing[0] + differing[1] + differing[2] + differing[3];
}

size_t galley_mark_pairs(
  const uint8_t *a, const uint8_t *b, size_t width, const uint8_t *table, uint8_t *marks) {
  size_t differing = 0;
  for (size_t x = 0; x < width; x++) {
    uint8_t differs = table[(size_t)a[x] << 8 | b[x]];
    marks[x] = differs;
    differing += differs;
  }
  return differing;
}
