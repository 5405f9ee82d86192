// What Galley needs of libpng and zlib, behind functions that return.
//
// libpng reports errors with longjmp, which must never cross a Swift frame. Every function below arms its own
// setjmp, so an error ends here and comes back as a return value and a message.
#ifndef GALLEY_CLIBPNG_H
#define GALLEY_CLIBPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The version of libpng that is linked.
const char *galley_png_version(void);

/// What libpng said when it gave up; a C string, cut to fit.
typedef struct galley_png_failure {
  char message[160];
} galley_png_failure;

/// A PNG being read from memory.
typedef struct galley_png_reader galley_png_reader;

/// Opens a PNG and reads to its pixels. The bytes must stay where they are until the reader is closed. The
/// caller has verified every checksum, and made one chunk of the compressed pixels. NULL on failure.
galley_png_reader *galley_png_reader_open(
  const uint8_t *bytes, size_t count, uint32_t max_width, uint32_t max_height, galley_png_failure *failure);

/// The bytes of one row of samples, as the file packs them.
size_t galley_png_reader_row_bytes(const galley_png_reader *reader);

/// Reads the next rows as the file packs their samples. An interlaced PNG is read in one call, whole.
/// On failure `done` is how many were read; 0 in an interlaced PNG.
bool galley_png_reader_rows(
  galley_png_reader *reader, uint8_t *rows, size_t row_bytes, uint32_t count, uint32_t *done,
  galley_png_failure *failure);

/// Reads what follows the pixels, to the end. Surplus pixel data is a failure.
bool galley_png_reader_finish(galley_png_reader *reader, galley_png_failure *failure);

/// Frees the reader. NULL is allowed.
void galley_png_reader_close(galley_png_reader *reader);

/// A zlib stream being compressed.
typedef struct galley_deflater galley_deflater;

/// Opens a stream; `level` is zlib's, 1 to 9, and `filtered` tells that the bytes are differences. NULL without memory.
galley_deflater *galley_deflater_open(int level, bool filtered);

/// Hands over bytes, which must stay where they are until all output has been taken; less than 4 GB.
void galley_deflater_feed(galley_deflater *deflater, const uint8_t *bytes, size_t count);

/// Takes compressed bytes, and says how many. Fewer than fit: there are no more until more is fed. `last` ends the
/// stream after what was fed, and stays set then.
size_t galley_deflater_take(galley_deflater *deflater, bool last, uint8_t *into, size_t capacity);

/// Frees the stream. NULL is allowed.
void galley_deflater_close(galley_deflater *deflater);

#endif
