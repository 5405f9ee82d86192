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
  for (size_t x = 0; x < width; x++) {
    kinds[x] = (uint8_t)((kinds[x] + galley_kind_faint) * (marks[x] == 1) + galley_kind_redrawn * (marks[x] == 2));
  }
}

// The pixels that are looked at together.
enum { block = 64, remains = galley_kind_faint | galley_kind_strong };

// Appends the columns of a block whose flag is 1.
INLINE size_t append_flagged(const uint8_t flags[block], size_t start, uint32_t *columns, size_t count) {
  for (size_t index = 0; index < block; index += 8) {
    // A bit in each byte, the first pixel's lowest: Swift's platforms are little-endian.
    uint64_t eight;
    memcpy(&eight, flags + index, sizeof eight);
    for (; eight != 0; eight &= eight - 1) {
      columns[count++] = (uint32_t)(start + index + (size_t)__builtin_ctzll(eight) / 8);
    }
  }
  return count;
}

INLINE size_t list_lone(const uint8_t *kinds, size_t width, uint32_t *columns) {
  size_t count = 0;
  for (size_t start = 0; start < width; start += block) {
    size_t some = width - start < block ? width - start : block;
    if (memchr(kinds + start, galley_kind_faint, some) == NULL) continue;
    uint8_t lone[block] = {0};
    for (size_t index = 0; index < some; index++) {
      const uint8_t *kind = kinds + start + index;
      uint8_t around = 0;
      for (ptrdiff_t far = 2; far <= galley_speck_reach; far++) around |= kind[-far] | kind[far];
      lone[index] = (*kind == galley_kind_faint) & ((around & remains) == 0);
    }
    count = append_flagged(lone, start, columns, count);
  }
  return count;
}

INLINE void count_kinds(const uint8_t *kinds, size_t width, bool adds, galley_columns counts) {
  uint8_t sign = adds ? 1 : UINT8_MAX;
  for (size_t x = 0; x < width; x++) {
    counts.remaining[x] += (uint8_t)(sign * ((kinds[x] & remains) != 0));
    counts.redrawn[x] += (uint8_t)(sign * ((kinds[x] & galley_kind_redrawn) != 0));
  }
}

// As many as there are in the columns around each pixel of a block, or the most that a byte tells.
INLINE void add_around(const uint8_t *counts, size_t some, uint8_t sums[block]) {
  for (size_t index = 0; index < some; index++) {
    uint8_t sum = 0;
    for (size_t column = 0; column <= 2 * galley_sparse_reach; column++) {
      sum = __builtin_elementwise_add_sat(sum, counts[index + column - galley_sparse_reach]);
    }
    sums[index] = sum;
  }
}

INLINE bool is_any(const uint8_t *bytes, size_t count) {
  uint8_t any = 0;
  for (size_t index = 0; index < count; index++) any |= bytes[index];
  return any != 0;
}

INLINE size_t list_sparse(
  const uint8_t *kinds, galley_columns counts, size_t width, uint8_t most, bool are_all, uint32_t *columns) {
  size_t count = 0;
  for (size_t start = 0; start < width; start += block) {
    size_t some = width - start < block ? width - start : block;
    bool may_be = !are_all || is_any(counts.redrawn + start - galley_sparse_reach, some + 2 * galley_sparse_reach);
    if (!may_be || !is_any(kinds + start, some)) continue;
    uint8_t remaining[block], redrawn[block], sparse[block] = {0};
    add_around(counts.remaining + start, some, remaining);
    add_around(counts.redrawn + start, some, redrawn);
    for (size_t index = 0; index < some; index++) {
      sparse[index] = ((kinds[start + index] & remains) != 0) & (remaining[index] <= most) &
                      (!are_all | (redrawn[index] >= (remaining[index] + 1) / 2));
    }
    count = append_flagged(sparse, start, columns, count);
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

AVX2 static void count_kinds_avx2(const uint8_t *kinds, size_t width, bool adds, galley_columns counts) {
  count_kinds(kinds, width, adds, counts);
}

AVX2 static size_t list_sparse_avx2(
  const uint8_t *kinds, galley_columns counts, size_t width, uint8_t most, bool are_all, uint32_t *columns) {
  return list_sparse(kinds, counts, width, most, are_all, columns);
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

void galley_count_kinds(const uint8_t *kinds, size_t width, bool adds, galley_columns counts) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    count_kinds_avx2(kinds, width, adds, counts);
    return;
  }
#endif
  count_kinds(kinds, width, adds, counts);
}

size_t galley_list_sparse(
  const uint8_t *kinds, galley_columns counts, size_t width, uint8_t most, bool are_all, uint32_t *columns) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return list_sparse_avx2(kinds, counts, width, most, are_all, columns);
#endif
  return list_sparse(kinds, counts, width, most, are_all, columns);
}
