#include "Adler.h"

#include <CProcessor.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

enum {
  modulus = 65521,  // the largest prime below 65536
  step = 32,        // the bytes that are added at once
  // The steps after which what is added up in 16 bits is taken over: 255 · (1 + 2 + … + 21) is below 65536.
  steps = 22,
  // The bytes after which the sums are brought below the modulus; 64 bits have room for far more.
  part = 1 << 20,
};

typedef uint8_t bytes __attribute__((vector_size(step)));
typedef uint16_t columns __attribute__((vector_size(step * 2)));
typedef uint32_t wide __attribute__((vector_size(step * 4)));

// The two sums: of the bytes, and of the first sum after each byte.
typedef struct sums {
  uint64_t low, high;
} sums;

INLINE void add_steps(sums *sums, const uint8_t *from, size_t count) {
  wide weights;
  for (uint32_t lane = 0; lane < step; lane++) weights[lane] = step - lane;
  // Each column of bytes, and what it was before each step, which counts once more for each byte of the step.
  columns column = {0}, before = {0};
  for (size_t at = 0; at < count; at++) {
    bytes read;
    memcpy(&read, from + at * step, step);
    before += column;
    column += __builtin_convertvector(read, columns);
  }
  wide once = __builtin_convertvector(column, wide);
  wide weighted = once * weights + __builtin_convertvector(before, wide) * step;
  sums->high += sums->low * count * step + __builtin_reduce_add(weighted);
  sums->low += __builtin_reduce_add(once);
}

INLINE uint32_t add(uint32_t checksum, const uint8_t *from, size_t count) {
  sums sums = {checksum & 0xFFFF, checksum >> 16};
  while (count > 0) {
    size_t left = count < part ? count : part;
    count -= left;
    while (left >= step) {
      size_t some = left / step < steps ? left / step : steps;
      add_steps(&sums, from, some);
      from += some * step, left -= some * step;
    }
    for (; left > 0; left--) sums.low += *from++, sums.high += sums.low;
    sums.low %= modulus, sums.high %= modulus;
  }
  return (uint32_t)(sums.high << 16 | sums.low);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static uint32_t add_avx2(uint32_t checksum, const uint8_t *from, size_t count) {
  return add(checksum, from, count);
}
#endif

uint32_t galley_adler32(uint32_t checksum, const uint8_t *bytes, size_t count, bool portable) {
#if defined(__x86_64__)
  if (!portable && galley_has_avx2()) return add_avx2(checksum, bytes, count);
#else
  (void)portable;
#endif
  return add(checksum, bytes, count);
}
