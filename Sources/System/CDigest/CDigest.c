#include "CDigest.h"

#include "AVX2.h"

#include <CProcessor.h>
#include <stdlib.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

struct galley_digester {
  // Both builds know the same state.
  XXH3_state_t *state;
  bool has_avx2;
};

galley_digester *galley_digester_open(bool portable) {
  galley_digester *digester = calloc(1, sizeof *digester);
  if (digester == NULL) return NULL;
  digester->state = XXH3_createState();
  if (digester->state == NULL) {
    free(digester);
    return NULL;
  }
  digester->has_avx2 = !portable && galley_has_avx2();
  XXH3_128bits_reset(digester->state);
  return digester;
}

void galley_digester_add(galley_digester *digester, const void *bytes, size_t count) {
#if defined(__x86_64__)
  if (digester->has_avx2) {
    galley_digest_update_avx2(digester->state, bytes, count);
    return;
  }
#endif
  XXH3_128bits_update(digester->state, bytes, count);
}

galley_digest galley_digester_result(const galley_digester *digester) {
  XXH128_hash_t hash = XXH3_128bits_digest(digester->state);
  return (galley_digest){.low = hash.low64, .high = hash.high64};
}

void galley_digester_close(galley_digester *digester) {
  XXH3_freeState(digester->state);
  free(digester);
}

galley_digest galley_digest_of(const void *bytes, size_t count) {
#if defined(__x86_64__)
  if (galley_has_avx2()) return galley_digest_of_avx2(bytes, count);
#endif
  XXH128_hash_t hash = XXH3_128bits(bytes, count);
  return (galley_digest){.low = hash.low64, .high = hash.high64};
}
