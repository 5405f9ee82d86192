// XXH3 with 128 bits, compiled for the processors that it runs on: Debian's library has the code for the oldest
// x86-64 alone, which takes as long for a screen as reading its PNG.
//
// The algorithm is that of <xxhash.h>, unchanged. A test holds both builds equal.
#ifndef GALLEY_CDIGEST_H
#define GALLEY_CDIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct galley_digest {
  uint64_t low, high;
} galley_digest;

/// A digest that is being worked out.
typedef struct galley_digester galley_digester;

/// Begins a digest; null when memory runs out.
///
/// `portable` asks for the code that every processor of the kind runs.
galley_digester *galley_digester_open(bool portable);

/// Adds some bytes.
void galley_digester_add(galley_digester *digester, const void *bytes, size_t count);

/// The digest of what was added so far.
galley_digest galley_digester_result(const galley_digester *digester);

/// Frees a digester.
void galley_digester_close(galley_digester *digester);

/// The digest of some bytes.
galley_digest galley_digest_of(const void *bytes, size_t count);

#endif
