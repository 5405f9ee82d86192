// Adler-32, the checksum of zlib's streams (RFC 1950), in vectors: ISA-L's takes a tenth of the time of reading a screen.
//
// A test holds it equal to an implementation in Swift.
#ifndef GALLEY_ADLER_H
#define GALLEY_ADLER_H

#include <stddef.h>
#include <stdint.h>

/// Which code works it out: the fastest that the processor has, without dot products of bytes, or what every processor of the kind runs.
typedef enum galley_adler_code { galley_adler_best, galley_adler_avx2, galley_adler_portable } galley_adler_code;

/// Carries a checksum on over some bytes; that of none is 1.
uint32_t galley_adler32(uint32_t checksum, const uint8_t *bytes, size_t count, galley_adler_code code);

#endif
