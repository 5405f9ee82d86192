// Debian's libpng as most programs use it: to RGBA with 8 bits a channel, all checksums verified by libpng itself.
#ifndef GALLEY_CPNGPEER_H
#define GALLEY_CPNGPEER_H

#include <stddef.h>
#include <stdint.h>

/// Reads a whole picture into memory of its own, which is freed again. Returns a byte of it, or -1 on failure.
int peer_png_decode(const uint8_t *bytes, size_t count);

/// Reads a picture row by row into one row's memory. Returns a byte of the last row, or -1 on failure.
int peer_png_pass(const uint8_t *bytes, size_t count);

#endif
