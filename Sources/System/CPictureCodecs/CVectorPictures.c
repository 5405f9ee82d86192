#include "CVectorPictures.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// The functions of librsvg 2.52, Poppler 0.82, cairo and GLib, whose binary interfaces are kept within their sonames. pkg-config would
// link the libraries to whoever builds Galley. https://gnome.pages.gitlab.gnome.org/librsvg/Rsvg-2.0/,
// https://poppler.freedesktop.org/api/glib/
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} error;
typedef struct {
  double x, y, width, height;
} rectangle;

#define CAIRO_FUNCTIONS(F) \
  F(cairo_image_surface_create_for_data, void *, (uint8_t *data, int format, int width, int height, int stride)) \
  F(cairo_surface_flush, void, (void *surface)) \
  F(cairo_surface_destroy, void, (void *surface)) \
  F(cairo_create, void *, (void *surface)) \
  F(cairo_scale, void, (void *cairo, double x, double y)) \
  F(cairo_status, int, (void *cairo)) \
  F(cairo_destroy, void, (void *cairo)) \
  F(g_object_unref, void, (void *object)) \
  F(g_error_free, void, (error *))

#define SVG_FUNCTIONS(F) \
  F(rsvg_handle_new_from_data, void *, (const uint8_t *data, size_t count, error **)) \
  F(rsvg_handle_get_intrinsic_size_in_pixels, int, (void *handle, double *width, double *height)) \
  F(rsvg_handle_get_intrinsic_dimensions, void, \
    (void *handle, int *has_width, void *width, int *has_height, void *height, int *has_view_box, rectangle *view_box)) \
  F(rsvg_handle_render_document, int, (void *handle, void *cairo, const rectangle *viewport, error **))

#define PDF_FUNCTIONS(F) \
  F(g_bytes_new, void *, (const void *bytes, size_t count)) \
  F(g_bytes_unref, void, (void *bytes)) \
  F(poppler_document_new_from_bytes, void *, (void *bytes, const char *password, error **)) \
  F(poppler_document_get_page, void *, (void *document, int index)) \
  F(poppler_page_get_size, void, (void *page, double *width, double *height)) \
  F(poppler_page_render, void, (void *page, void *cairo))

#define MEMBER(name, result, parameters) result(*name) parameters;
static struct library {
  const char *soname;
  bool is_loaded;
  galley_codec_failure failure;
  struct {
    CAIRO_FUNCTIONS(MEMBER)
  } cairo;
} libraries[] = {{.soname = "librsvg-2.so.2"}, {.soname = "libpoppler-glib.so.8"}};

static struct {
  SVG_FUNCTIONS(MEMBER)
} svg;

static struct {
  PDF_FUNCTIONS(MEMBER)
} pdf;

static void describe(galley_codec_failure *failure, const char *message) {
  snprintf(failure->message, sizeof failure->message, "%s", message != NULL ? message : "unknown error");
}

// Those of cairo and GLib are found among what the libraries themselves need.
static void load(galley_vector_format format) {
  struct library *library = &libraries[format];
  void *handle = dlopen(library->soname, RTLD_NOW | RTLD_LOCAL);
  bool has_all = handle != NULL;
  if (handle == NULL) describe(&library->failure, dlerror());
#define FIND(place, name) \
  if (has_all && !(*(void **)&(place).name = dlsym(handle, #name))) { \
    describe(&library->failure, dlerror()); \
    has_all = false; \
  }
#define FIND_CAIRO(name, result, parameters) FIND(library->cairo, name)
#define FIND_SVG(name, result, parameters) FIND(svg, name)
#define FIND_PDF(name, result, parameters) FIND(pdf, name)
  CAIRO_FUNCTIONS(FIND_CAIRO)
  if (format == galley_vector_svg) {
    SVG_FUNCTIONS(FIND_SVG)
  } else {
    PDF_FUNCTIONS(FIND_PDF)
  }
  library->is_loaded = has_all;
}

static void load_svg(void) { load(galley_vector_svg); }
static void load_pdf(void) { load(galley_vector_pdf); }

// The library of a format; NULL where it is not there.
static struct library *library_of(galley_vector_format format, galley_codec_failure *failure) {
  static pthread_once_t once[] = {PTHREAD_ONCE_INIT, PTHREAD_ONCE_INIT};
  pthread_once(&once[format], format == galley_vector_svg ? load_svg : load_pdf);
  if (libraries[format].is_loaded) return &libraries[format];
  *failure = libraries[format].failure;
  return NULL;
}

static void take(struct library *library, error *from, galley_codec_failure *failure) {
  describe(failure, from != NULL ? from->message : NULL);
  if (from != NULL) library->cairo.g_error_free(from);
}

// A drawing that was opened: a handle of librsvg, or a page of Poppler.
static void *open_drawing(struct library *library, galley_vector_format format, const uint8_t *bytes, size_t count,
                          galley_codec_failure *failure) {
  error *problem = NULL;
  if (format == galley_vector_svg) {
    void *handle = svg.rsvg_handle_new_from_data(bytes, count, &problem);
    if (handle == NULL) take(library, problem, failure);
    return handle;
  }
  void *copy = pdf.g_bytes_new(bytes, count);
  void *document = pdf.poppler_document_new_from_bytes(copy, NULL, &problem);
  pdf.g_bytes_unref(copy);
  if (document == NULL) {
    take(library, problem, failure);
    return NULL;
  }
  // A page holds its document.
  void *page = pdf.poppler_document_get_page(document, 0);
  library->cairo.g_object_unref(document);
  if (page == NULL) describe(failure, "it has no page");
  return page;
}

static bool measure(galley_vector_format format, void *drawing, double *width, double *height) {
  if (format == galley_vector_pdf) {
    pdf.poppler_page_get_size(drawing, width, height);
    return true;
  }
  if (svg.rsvg_handle_get_intrinsic_size_in_pixels(drawing, width, height)) return true;
  // Lengths of librsvg are a number and a unit.
  double lengths[2][2];
  int has[3] = {0, 0, 0};
  rectangle box = {0, 0, 0, 0};
  svg.rsvg_handle_get_intrinsic_dimensions(drawing, &has[0], lengths[0], &has[1], lengths[1], &has[2], &box);
  *width = box.width;
  *height = box.height;
  return has[2];
}

galley_codec_result galley_vector_size(galley_vector_format format, const uint8_t *bytes, size_t count, double *width,
                                       double *height, galley_codec_failure *failure) {
  struct library *library = library_of(format, failure);
  if (library == NULL) return galley_codec_missing;
  void *drawing = open_drawing(library, format, bytes, count, failure);
  if (drawing == NULL) return galley_codec_refused;
  bool is_known = measure(format, drawing, width, height);
  library->cairo.g_object_unref(drawing);
  if (!is_known) describe(failure, "it has neither a size nor a view box");
  return is_known ? galley_codec_done : galley_codec_refused;
}

// From cairo's premultiplied pixels, of which each is a number of 32 bits, to RGBA.
static void straighten(uint8_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++, pixels += 4) {
    uint32_t value;
    memcpy(&value, pixels, sizeof value);
    uint32_t alpha = value >> 24;
    for (int channel = 0; channel < 3; channel++) {
      uint32_t part = (value >> (16 - 8 * channel)) & 0xFF;
      uint32_t straight = alpha == 0 ? 0 : (part * 255 + alpha / 2) / alpha;
      pixels[channel] = straight > 255 ? 255 : (uint8_t)straight;
    }
    pixels[3] = (uint8_t)alpha;
  }
}

galley_codec_result galley_vector_draw(galley_vector_format format, const uint8_t *bytes, size_t count, int width, int height,
                                       double scale, uint8_t *rgba, galley_codec_failure *failure) {
  enum { ARGB32 = 0 };
  struct library *library = library_of(format, failure);
  if (library == NULL) return galley_codec_missing;
  void *drawing = open_drawing(library, format, bytes, count, failure);
  if (drawing == NULL) return galley_codec_refused;
  void *surface = library->cairo.cairo_image_surface_create_for_data(rgba, ARGB32, width, height, width * 4);
  void *cairo = library->cairo.cairo_create(surface);
  error *problem = NULL;
  bool is_drawn = true;
  library->cairo.cairo_scale(cairo, scale, scale);
  if (format == galley_vector_svg) {
    rectangle viewport = {0, 0, width / scale, height / scale};
    is_drawn = svg.rsvg_handle_render_document(drawing, cairo, &viewport, &problem);
    if (!is_drawn) take(library, problem, failure);
  } else {
    pdf.poppler_page_render(drawing, cairo);
  }
  if (is_drawn && library->cairo.cairo_status(cairo) != 0) {
    describe(failure, "cairo cannot draw it");
    is_drawn = false;
  }
  library->cairo.cairo_destroy(cairo);
  library->cairo.cairo_surface_flush(surface);
  library->cairo.cairo_surface_destroy(surface);
  library->cairo.g_object_unref(drawing);
  if (!is_drawn) return galley_codec_refused;
  straighten(rgba, (size_t)width * (size_t)height);
  return galley_codec_done;
}
