#include "CPNGPeer.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct source {
  const uint8_t *bytes;
  size_t left;
};

static void on_read(png_structp png, png_bytep into, size_t length) {
  struct source *source = png_get_io_ptr(png);
  if (length > source->left) png_error(png, "the file ends early");
  memcpy(into, source->bytes, length);
  source->bytes += length;
  source->left -= length;
}

static int read_picture(const uint8_t *bytes, size_t count, int whole) {
  struct source source = {bytes, count};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  uint8_t *volatile pixels = NULL;
  volatile int result = -1;
  if (!setjmp(png_jmpbuf(png))) {
    png_set_read_fn(png, &source, on_read);
    png_read_info(png, info);
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
    png_read_update_info(png, info);
    size_t row_bytes = png_get_rowbytes(png, info);
    uint32_t height = png_get_image_height(png, info);
    pixels = malloc(whole ? row_bytes * height : row_bytes);
    for (uint32_t row = 0; row < height; row++)
      png_read_row(png, pixels + (whole ? row * row_bytes : 0), NULL);
    png_read_end(png, NULL);
    result = pixels[row_bytes - 1];
  }
  free(pixels);
  png_destroy_read_struct(&png, &info, NULL);
  return result;
}

int peer_png_decode(const uint8_t *bytes, size_t count) { return read_picture(bytes, count, 1); }

int peer_png_pass(const uint8_t *bytes, size_t count) { return read_picture(bytes, count, 0); }
