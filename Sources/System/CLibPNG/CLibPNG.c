#include "CLibPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

const char *galley_png_version(void) { return png_get_libpng_ver(NULL); }

uint32_t galley_png_crc(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }

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

// --- writing

static void on_write(png_structp png, png_bytep bytes, size_t length) {
  galley_png_file *file = png_get_io_ptr(png);
  if (length > file->capacity - file->count) {
    size_t capacity = (file->count + length) * 2;
    uint8_t *larger = realloc(file->bytes, capacity);
    if (larger == NULL) png_error(png, "out of memory");
    file->bytes = larger;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, length);
  file->count += length;
}

static void on_flush(png_structp png) { (void)png; }

static void set_palette(png_structp png, png_infop info, const galley_png_picture *picture) {
  png_color colors[PNG_MAX_PALETTE_LENGTH];
  for (int entry = 0; entry < picture->palette_count; entry++) {
    const uint8_t *color = picture->palette + entry * 3;
    colors[entry] = (png_color){.red = color[0], .green = color[1], .blue = color[2]};
  }
  png_set_PLTE(png, info, colors, picture->palette_count);
  if (picture->palette_alpha_count > 0) {
    png_set_tRNS(png, info, picture->palette_alpha, picture->palette_alpha_count, NULL);
  }
}

static int color_type(galley_png_layout layout) {
  switch (layout) {
  case GALLEY_PNG_OPAQUE: return PNG_COLOR_TYPE_RGB;
  case GALLEY_PNG_INDEXED: return PNG_COLOR_TYPE_PALETTE;
  default: return PNG_COLOR_TYPE_RGB_ALPHA;
  }
}

static bool write_all(png_structp png, png_infop info, const galley_png_picture *picture, galley_png_file *file) {
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_write_fn(png, file, on_write, on_flush);
  png_set_benign_errors(png, 0);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, picture->compression_level);
  png_set_compression_mem_level(png, 9);
  png_set_compression_strategy(png, Z_DEFAULT_STRATEGY);
  png_set_compression_buffer_size(png, 1 << 18);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, picture->filtered ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_set_IHDR(
    png, info, picture->width, picture->height, picture->bit_depth, color_type(picture->layout),
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->layout == GALLEY_PNG_INDEXED) set_palette(png, info, picture);
  png_write_info(png, info);
  if (picture->layout == GALLEY_PNG_OPAQUE) png_set_filler(png, 0, PNG_FILLER_AFTER);
  if (picture->layout == GALLEY_PNG_INDEXED) png_set_packing(png);
  for (uint32_t row = 0; row < picture->height; row++) {
    png_write_row(png, picture->pixels + row * picture->row_bytes);
  }
  png_write_end(png, NULL);
  return true;
}

bool galley_png_write(const galley_png_picture *picture, galley_png_file *file, galley_png_failure *failure) {
  *file = (galley_png_file){0};
  galley_png_failure own = {0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &own, on_error, on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  bool returned = info != NULL && write_all(png, info, picture, file);
  if (png != NULL) png_destroy_write_struct(&png, &info);
  if (settle(&own, returned, failure)) return true;
  galley_png_file_free(file);
  return false;
}

void galley_png_file_free(galley_png_file *file) {
  free(file->bytes);
  *file = (galley_png_file){0};
}
