#include "AVX2.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

// Included here, the header compiles to code of this file's own, with the vectors that are named.
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define XXH_INLINE_ALL
#define XXH_VECTOR XXH_AVX2
#include <xxhash.h>
#pragma clang attribute pop

__attribute__((target("avx2"))) void galley_digest_update_avx2(void *state, const void *bytes, size_t count) {
  XXH3_128bits_update(state, bytes, count);
}

__attribute__((target("avx2"))) galley_digest galley_digest_of_avx2(const void *bytes, size_t count) {
  XXH128_hash_t hash = XXH3_128bits(bytes, count);
  return (galley_digest){.low = hash.low64, .high = hash.high64};
}
#endif
