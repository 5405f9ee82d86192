#include "CLibPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

const char *galley_png_version(void) { return png_get_libpng_ver(NULL); }

static void describe(galley_png_failure *failure, const char *message) {
  strncpy(failure->message, message, sizeof failure->message - 1);
  failure->message[sizeof failure->message - 1] = 0;
}

static void on_error(png_structp png, png_const_charp message) {
  describe(png_get_error_ptr(png), message);
  png_longjmp(png, 1);
}

// A warning is kept until the function at hand returns, which then fails: libpng may warn in places that
// must run on to stay consistent. The first one tells most.
static void on_warning(png_structp png, png_const_charp message) {
  galley_png_failure *failure = png_get_error_ptr(png);
  if (failure->message[0] == 0) describe(failure, message);
}

// --- reading

struct galley_png_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  int passes;
  galley_png_failure failure;
};

static void on_read(png_structp png, png_bytep into, size_t length) {
  galley_png_reader *reader = png_get_io_ptr(png);
  if (length > reader->count - reader->position) png_error(png, "the file ends early");
  memcpy(into, reader->bytes + reader->position, length);
  reader->position += length;
}

// Whether no error and no warning has come; otherwise hands over the message.
static bool settle(const galley_png_failure *from, bool returned, galley_png_failure *to) {
  if (returned && from->message[0] == 0) return true;
  describe(to, from->message[0] != 0 ? from->message : "unknown error");
  return false;
}

static bool open_to_pixels(galley_png_reader *reader, uint32_t max_width, uint32_t max_height) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_set_read_fn(reader->png, reader, on_read);
  png_set_user_limits(reader->png, max_width, max_height);
  // The caller has verified the checksums.
  png_set_crc_action(reader->png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_set_benign_errors(reader->png, 0);
  // libpng looks for the end of the compressed stream only in the piece that it has read, so this is one.
  png_set_compression_buffer_size(reader->png, reader->count);
  // The caller checks indices, and says where a wrong one is.
  png_set_check_for_invalid_index(reader->png, -1);
  png_read_info(reader->png, reader->info);
  reader->passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  return true;
}

galley_png_reader *galley_png_reader_open(
  const uint8_t *bytes, size_t count, uint32_t max_width, uint32_t max_height, galley_png_failure *failure) {
  galley_png_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    describe(failure, "out of memory");
    return NULL;
  }
  reader->bytes = bytes;
  reader->count = count;
  // libpng guards the making of its own structure with a setjmp of its own.
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->failure, on_error, on_warning);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  bool returned = reader->info != NULL && open_to_pixels(reader, max_width, max_height);
  if (settle(&reader->failure, returned, failure)) return reader;
  galley_png_reader_close(reader);
  return NULL;
}

size_t galley_png_reader_row_bytes(const galley_png_reader *reader) {
  return png_get_rowbytes(reader->png, reader->info);
}

static bool read_rows(
  galley_png_reader *reader, uint8_t *rows, size_t row_bytes, uint32_t count, uint32_t *done) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  for (int pass = 0; pass < reader->passes; pass++) {
    for (uint32_t row = 0; row < count; row++) {
      png_read_row(reader->png, rows + row * row_bytes, NULL);
      // A warning is as good as an error, and must not be blamed on a later row.
      if (reader->failure.message[0] != 0) return false;
      if (reader->passes == 1) *done = row + 1;
    }
  }
  return true;
}

bool galley_png_reader_rows(
  galley_png_reader *reader, uint8_t *rows, size_t row_bytes, uint32_t count, uint32_t *done,
  galley_png_failure *failure) {
  *done = 0;
  if (row_bytes < galley_png_reader_row_bytes(reader)) {
    describe(failure, "the buffer is too small for a row");
    return false;
  }
  return settle(&reader->failure, read_rows(reader, rows, row_bytes, count, done), failure);
}

static bool read_end(galley_png_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_read_end(reader->png, NULL);
  return true;
}

bool galley_png_reader_finish(galley_png_reader *reader, galley_png_failure *failure) {
  return settle(&reader->failure, read_end(reader), failure);
}

void galley_png_reader_close(galley_png_reader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

// --- compressing

struct galley_deflater {
  z_stream stream;
};

galley_deflater *galley_deflater_open(int level, bool filtered) {
  galley_deflater *deflater = calloc(1, sizeof *deflater);
  if (deflater == NULL) return NULL;
  int strategy = filtered ? Z_FILTERED : Z_DEFAULT_STRATEGY;
  if (deflateInit2(&deflater->stream, level, Z_DEFLATED, MAX_WBITS, MAX_MEM_LEVEL, strategy) == Z_OK) return deflater;
  free(deflater);
  return NULL;
}

void galley_deflater_feed(galley_deflater *deflater, const uint8_t *bytes, size_t count) {
  deflater->stream.next_in = (z_const Bytef *)bytes;
  deflater->stream.avail_in = (uInt)count;
}

size_t galley_deflater_take(galley_deflater *deflater, bool last, uint8_t *into, size_t capacity) {
  deflater->stream.next_out = into;
  deflater->stream.avail_out = (uInt)capacity;
  deflate(&deflater->stream, last ? Z_FINISH : Z_NO_FLUSH);
  return capacity - deflater->stream.avail_out;
}

void galley_deflater_close(galley_deflater *deflater) {
  if (deflater == NULL) return;
  deflateEnd(&deflater->stream);
  free(deflater);
}
