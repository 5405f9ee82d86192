#pragma once

// Decoders of JPEG by libjpeg-turbo and of WebP by libwebp.
//
// The libraries are loaded by the first call that needs them, since most runs meet no such file. Every function may be
// called on several threads at once.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The end of a call.
typedef enum {
  galley_codec_done,
  // The library is not installed; the message is that of dlopen.
  galley_codec_missing,
  // The library refuses the file; the message is the library's.
  galley_codec_refused,
  // The file ends too early.
  galley_codec_truncated,
} galley_codec_result;

// The reason of a failure, in a library's words.
typedef struct {
  char message[200];
} galley_codec_failure;

// Decodes a JPEG of one or three components to RGBA, `width * height * 4` bytes.
//
// The size must be that of the file's header. A warning of the library is an error.
galley_codec_result galley_jpeg_decode(const uint8_t *bytes, size_t count, int width, int height, uint8_t *rgba,
                                       galley_codec_failure *failure);

// Finds the size of a still WebP without decoding it.
galley_codec_result galley_webp_size(const uint8_t *bytes, size_t count, int *width, int *height,
                                     galley_codec_failure *failure);

// Decodes a still WebP to RGBA with straight alpha, `width * height * 4` bytes.
galley_codec_result galley_webp_decode(const uint8_t *bytes, size_t count, int width, int height, uint8_t *rgba,
                                       galley_codec_failure *failure);
