// What Galley needs of libpng, behind functions that return.
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

/// The CRC-32 of a chunk's type and data, as PNG defines it.
uint32_t galley_png_crc(const uint8_t *bytes, size_t count);

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

/// How pixels are handed over and stored.
typedef enum galley_png_layout {
  /// Four bytes a pixel, stored as RGBA.
  GALLEY_PNG_RGBA,
  /// Four bytes a pixel, of which alpha is dropped; stored as RGB.
  GALLEY_PNG_OPAQUE,
  /// One byte a pixel, an index; stored in 1, 2, 4 or 8 bits.
  GALLEY_PNG_INDEXED,
} galley_png_layout;

/// A picture to write, and how. Pointers are only read during the call.
typedef struct galley_png_picture {
  uint32_t width;
  uint32_t height;
  galley_png_layout layout;
  /// Bits an index is stored in; 8 for the other layouts.
  int bit_depth;
  const uint8_t *pixels;
  size_t row_bytes;
  /// Red, green, blue for every entry.
  const uint8_t *palette;
  int palette_count;
  /// Alpha of the first entries; the others are opaque.
  const uint8_t *palette_alpha;
  int palette_alpha_count;
  /// zlib's level, 0 to 9.
  int compression_level;
  /// Whether each row picks the filter that promises to compress best; otherwise none is used.
  bool filtered;
} galley_png_picture;

/// A file in memory. Freed with galley_png_file_free.
typedef struct galley_png_file {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} galley_png_file;

/// Writes a PNG into memory. On failure `file` is empty.
bool galley_png_write(const galley_png_picture *picture, galley_png_file *file, galley_png_failure *failure);

/// Frees what galley_png_write made.
void galley_png_file_free(galley_png_file *file);

#endif
