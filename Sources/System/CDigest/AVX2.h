// The same functions for x86-64 with AVX2.
#ifndef GALLEY_CDIGEST_AVX2_H
#define GALLEY_CDIGEST_AVX2_H

#include "CDigest.h"

#if defined(__x86_64__)
void galley_digest_update_avx2(void *state, const void *bytes, size_t count);
galley_digest galley_digest_of_avx2(const void *bytes, size_t count);
#endif

#endif
