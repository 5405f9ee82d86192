#include "Specks.h"

#include <CProcessor.h>
#include <stdbool.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
#endif

INLINE void find_kinds(const uint8_t *marks, size_t width, uint8_t *kinds) {
  // Without a condition, which would keep this from being vectors.
  for (size_t x = 0; x < width; x++) kinds[x] = (uint8_t)((kinds[x] + 1) * (marks[x] == 1));
}

INLINE size_t list_lone(const uint8_t *kinds, size_t width, uint32_t *columns) {
  enum { block = 64 };
  size_t count = 0;
  for (size_t start = 0; start < width; start += block) {
    size_t some = width - start < block ? width - start : block;
    if (memchr(kinds + start, 1, some) == NULL) continue;
    uint8_t lone[block] = {0};
    for (size_t index = 0; index < some; index++) {
      const uint8_t *kind = kinds + start + index;
      uint8_t around = 0;
      for (ptrdiff_t far = 2; far <= galley_speck_reach; far++) around |= kind[-far] | kind[far];
      lone[index] = (*kind == 1) & (around == 0);
    }
    for (size_t index = 0; index < block; index += 8) {
      // A bit in each byte, the first pixel's lowest: Swift's platforms are little-endian.
      uint64_t eight;
      memcpy(&eight, lone + index, sizeof eight);
      for (; eight != 0; eight &= eight - 1) {
        columns[count++] = (uint32_t)(start + index + (size_t)__builtin_ctzll(eight) / 8);
      }
    }
  }
  return count;
}

#if defined(__x86_64__)
AVX2 static void find_kinds_avx2(const uint8_t *marks, size_t width, uint8_t *kinds) {
  find_kinds(marks, width, kinds);
}

AVX2 static size_t list_lone_avx2(const uint8_t *kinds, size_t width, uint32_t *columns) {
  return list_lone(kinds, width, columns);
}
#endif

void galley_find_kinds(const uint8_t *marks, size_t width, uint8_t *kinds) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    find_kinds_avx2(marks, width, kinds);
    return;
  }
#endif
  find_kinds(marks, width, kinds);
}

size_t galley_list_lone(const uint8_t *kinds, size_t width, uint32_t *columns) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return list_lone_avx2(kinds, width, columns);
#endif
  return list_lone(kinds, width, columns);
}
