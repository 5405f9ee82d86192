#include "Adler.h"

#include <CProcessor.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#define AVX512 __attribute__((target("avx512f,avx512bw,avx512vnni")))
#endif

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

enum {
  half = 64,
  long_step = 2 * half,
  // A lane's sum before each step, of at most 2040 more a step, stays below 2³² in as many steps.
  long_steps = 2048,
};

AVX512 static uint64_t total(__m512i lanes) {
  uint32_t lane[half / 4];
  _mm512_storeu_si512(lane, lanes);
  uint64_t total = 0;
  for (int at = 0; at < half / 4; at++) total += lane[at];
  return total;
}

// The same by products of four bytes with four weights, which are added up in 32 bits; both halves of a step wait for nothing of
// each other.
AVX512 static uint32_t add_vnni(uint32_t checksum, const uint8_t *from, size_t count) {
  int8_t weights[half];
  for (int lane = 0; lane < half; lane++) weights[lane] = (int8_t)(half - lane);
  const __m512i weight = _mm512_loadu_si512(weights), one = _mm512_set1_epi8(1);
  uint64_t low = checksum & 0xFFFF, high = checksum >> 16;
  while (count >= long_step) {
    size_t some = count / long_step < long_steps ? count / long_step : long_steps;
    __m512i first = _mm512_setzero_si512(), second = first, before = first, weighted[2] = {first, first};
    for (size_t at = 0; at < some; at++) {
      __m512i read[2] = {
        _mm512_loadu_si512(from + at * long_step), _mm512_loadu_si512(from + at * long_step + half)};
      before = _mm512_add_epi32(before, _mm512_add_epi32(first, second));
      first = _mm512_dpbusd_epi32(first, read[0], one);
      second = _mm512_dpbusd_epi32(second, read[1], one);
      weighted[0] = _mm512_dpbusd_epi32(weighted[0], read[0], weight);
      weighted[1] = _mm512_dpbusd_epi32(weighted[1], read[1], weight);
    }
    // Each byte of the first half counts once more for each of the second.
    high += low * some * long_step + total(before) * long_step + total(first) * half + total(weighted[0]) + total(weighted[1]);
    low += total(first) + total(second);
    low %= modulus, high %= modulus;
    from += some * long_step, count -= some * long_step;
  }
  return add((uint32_t)(high << 16 | low), from, count);
}
#endif

uint32_t galley_adler32(uint32_t checksum, const uint8_t *bytes, size_t count, galley_adler_code code) {
#if defined(__x86_64__)
  if (code == galley_adler_best && galley_has_avx512_vnni()) return add_vnni(checksum, bytes, count);
  if (code != galley_adler_portable && galley_has_avx2()) return add_avx2(checksum, bytes, count);
#else
  (void)code;
#endif
  return add(checksum, bytes, count);
}
