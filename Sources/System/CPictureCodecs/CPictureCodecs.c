#include "CPictureCodecs.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/decode.h>

static void describe(galley_codec_failure *failure, const char *message) {
  snprintf(failure->message, sizeof failure->message, "%s", message != NULL ? message : "unknown error");
}

// A library, and the message of dlopen if it is not there.
typedef struct {
  void *handle;
  galley_codec_failure failure;
} library;

static void *load(library *of, const char *soname) {
  of->handle = dlopen(soname, RTLD_NOW | RTLD_LOCAL);
  if (of->handle == NULL) describe(&of->failure, dlerror());
  return of->handle;
}

static void *find(library *of, const char *name) {
  if (of->handle == NULL) return NULL;
  void *function = dlsym(of->handle, name);
  if (function == NULL) {
    describe(&of->failure, dlerror());
    of->handle = NULL;
  }
  return function;
}

// --- JPEG

// The names that version 2 and version 3 of the library have in common; both are libturbojpeg.so.0.
static struct {
  library library;
  __typeof__(tjInitDecompress) *init;
  __typeof__(tjDecompressHeader3) *header;
  __typeof__(tjDecompress2) *decompress;
  __typeof__(tjGetErrorStr2) *message;
  __typeof__(tjDestroy) *destroy;
} jpeg;

static pthread_once_t jpeg_once = PTHREAD_ONCE_INIT;

static void load_jpeg(void) {
  load(&jpeg.library, "libturbojpeg.so.0");
  jpeg.init = find(&jpeg.library, "tjInitDecompress");
  jpeg.header = find(&jpeg.library, "tjDecompressHeader3");
  jpeg.decompress = find(&jpeg.library, "tjDecompress2");
  jpeg.message = find(&jpeg.library, "tjGetErrorStr2");
  jpeg.destroy = find(&jpeg.library, "tjDestroy");
}

galley_codec_result galley_jpeg_decode(const uint8_t *bytes, size_t count, int width, int height, uint8_t *rgba,
                                       galley_codec_failure *failure) {
  pthread_once(&jpeg_once, load_jpeg);
  if (jpeg.library.handle == NULL) {
    *failure = jpeg.library.failure;
    return galley_codec_missing;
  }
  tjhandle decoder = jpeg.init();
  if (decoder == NULL) {
    describe(failure, jpeg.message(NULL));
    return galley_codec_refused;
  }
  galley_codec_result result = galley_codec_refused;
  int found_width = 0, found_height = 0, subsampling = 0, space = 0;
  if (jpeg.header(decoder, bytes, count, &found_width, &found_height, &subsampling, &space) != 0) {
    describe(failure, jpeg.message(decoder));
  } else if (found_width != width || found_height != height) {
    describe(failure, "its header gives another size");
  } else if (jpeg.decompress(decoder, bytes, count, rgba, width, width * 4, height, TJPF_RGBA,
                             TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS) != 0) {
    describe(failure, jpeg.message(decoder));
  } else {
    result = galley_codec_done;
  }
  jpeg.destroy(decoder);
  return result;
}

// --- WebP

static struct {
  library library;
  __typeof__(WebPGetFeaturesInternal) *features;
  __typeof__(WebPInitDecoderConfigInternal) *init;
  __typeof__(WebPDecode) *decode;
} webp;

static pthread_once_t webp_once = PTHREAD_ONCE_INIT;

static void load_webp(void) {
  load(&webp.library, "libwebp.so.7");
  webp.features = find(&webp.library, "WebPGetFeaturesInternal");
  webp.init = find(&webp.library, "WebPInitDecoderConfigInternal");
  webp.decode = find(&webp.library, "WebPDecode");
}

static galley_codec_result webp_result(VP8StatusCode status, galley_codec_failure *failure) {
  switch (status) {
    case VP8_STATUS_OK: return galley_codec_done;
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA: describe(failure, "it ends early"); return galley_codec_truncated;
    case VP8_STATUS_OUT_OF_MEMORY: describe(failure, "out of memory"); return galley_codec_refused;
    case VP8_STATUS_UNSUPPORTED_FEATURE: describe(failure, "unsupported feature"); return galley_codec_refused;
    case VP8_STATUS_BITSTREAM_ERROR: describe(failure, "error in the bit stream"); return galley_codec_refused;
    default: describe(failure, "invalid parameter"); return galley_codec_refused;
  }
}

static bool has_webp(galley_codec_failure *failure) {
  pthread_once(&webp_once, load_webp);
  if (webp.library.handle != NULL) return true;
  *failure = webp.library.failure;
  return false;
}

galley_codec_result galley_webp_size(const uint8_t *bytes, size_t count, int *width, int *height,
                                     galley_codec_failure *failure) {
  if (!has_webp(failure)) return galley_codec_missing;
  WebPBitstreamFeatures features;
  memset(&features, 0, sizeof features);
  galley_codec_result result =
      webp_result(webp.features(bytes, count, &features, WEBP_DECODER_ABI_VERSION), failure);
  *width = features.width;
  *height = features.height;
  return result;
}

galley_codec_result galley_webp_decode(const uint8_t *bytes, size_t count, int width, int height, uint8_t *rgba,
                                       galley_codec_failure *failure) {
  if (!has_webp(failure)) return galley_codec_missing;
  WebPDecoderConfig config;
  if (!webp.init(&config, WEBP_DECODER_ABI_VERSION)) {
    describe(failure, "another version of the library");
    return galley_codec_refused;
  }
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = rgba;
  config.output.u.RGBA.stride = width * 4;
  config.output.u.RGBA.size = (size_t)width * height * 4;
  return webp_result(webp.decode(bytes, count, &config), failure);
}
