// Runs the C code of pixels on memory of which every byte was set, for MemorySanitizer: what it reads beyond that, and any
// choice by such bytes, ends the program. Results are added up and printed, so that no call can be left out.
//
//   clang -fsanitize=memory -ISources/System/CPNGKernels/include -ISources/System/CPixelKernels/include ...

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Adler.h"
#include "CPNGKernels.h"
#include "CPixelKernels.h"

static uint64_t state = 0x9E3779B97F4A7C15;

static uint8_t any(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint8_t)(state >> 56);
}

// Memory of exactly so many bytes, each set, with runs of one value.
static uint8_t *filled(size_t count) {
  uint8_t *bytes = malloc(count);
  uint8_t value = 0;
  for (size_t at = 0; at < count; at++) {
    if (any() < 64) value = any();
    bytes[at] = value;
  }
  return bytes;
}

static uint64_t sum(const uint8_t *bytes, size_t count) {
  uint64_t all = 0;
  for (size_t at = 0; at < count; at++) all = all * 31 + bytes[at];
  return all;
}

static uint64_t undo(size_t width, size_t size) {
  size_t stride = width * size + 1;
  uint8_t *rows = filled(4 * stride), *above = filled(width * size), *pixels = malloc(4 * width * size);
  uint8_t filters[4] = {any() % 5, any() % 5, any() % 5, any() % 5};
  galley_png_undo_four_rows(rows + 1, stride, filters, above, pixels, width * size, width, size);
  uint64_t all = sum(pixels, 4 * width * size);
  free(rows), free(above), free(pixels);
  return all;
}

static uint64_t compare(size_t width) {
  uint8_t *a = filled(width * 4), *b = filled(width * 4), *marks = malloc(width), *table = filled(65536);
  memcpy(b, a, width * 2);
  float form[6] = {0.5f, 0.3f, 0.2f, 0.1f, -0.1f, 0.05f};
  uint64_t all = galley_count_differing(a, b, width);
  all = all * 31 + galley_mark_differing(a, b, width, marks);
  all = all * 31 + sum(marks, width);
  galley_marked marked = galley_mark_distant(a, b, width, form, 10, 100, marks);
  all = all * 31 + marked.differing + marked.unclear + sum(marks, width);
  galley_fade(a, width, marks);
  all = all * 31 + sum(marks, width);
  galley_span span = galley_differing_span(a, b, width * 4);
  all = all * 31 + span.start + span.end;
  for (int same = 0; same < 2; same++) {
    all = all * 31 + galley_count_pairs(a, b, width, table, same);
    all = all * 31 + galley_mark_pairs(a, b, width, table, same, marks) + sum(marks, width);
  }
  free(a), free(b), free(marks), free(table);
  return all;
}

int main(void) {
  uint64_t all = 0;
  for (size_t turn = 0; turn < 8; turn++) {
    for (size_t width = 1; width <= 200; width++) {
      all = all * 31 + undo(width, 3) + undo(width, 4) + compare(width);
      uint8_t *rgb = filled(width * 3), *rgba = malloc(width * 4);
      galley_png_add_alpha(rgb, rgba, width);
      all = all * 31 + sum(rgba, width * 4);
      all = all * 31 + galley_adler32(1, rgba, width * 4, false);
      free(rgb), free(rgba);
    }
  }
  printf("%016llx\n", (unsigned long long)all);
  return 0;
}
