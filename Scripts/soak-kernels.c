// Runs the C code of pixels on memory of which every byte was set, for MemorySanitizer: what it reads beyond that, and any
// choice by such bytes, ends the program. Results are added up and printed, so that no call can be left out.
//
//   clang -fsanitize=memory -ISources/System/CPNGKernels/include -ISources/System/CPixelKernels/include ...

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Adler.h"
#include "Antialiasing.h"
#include "CPNGKernels.h"
#include "CPixelKernels.h"
#include "Distances.h"
#include "Noise.h"
#include "Similarity.h"
#include "Smoothing.h"
#include "Specks.h"

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

// Opaque rows of a picture; those beyond its edges are null.
static void make_rows(size_t width, const uint8_t *rows[], size_t first, size_t last) {
  for (size_t row = 0; row < galley_extremes_rows; row++) {
    uint8_t *pixels = row < first || row > last ? NULL : filled(width * 4);
    for (size_t x = 0; pixels != NULL && x < width; x++) pixels[4 * x + 3] = 255;
    rows[row] = pixels;
  }
}

static void free_rows(const uint8_t *rows[]) {
  for (size_t row = 0; row < galley_extremes_rows; row++) free((void *)rows[row]);
}

static uint64_t look_around(size_t width) {
  const uint8_t *a[galley_extremes_rows], *b[galley_extremes_rows];
  size_t first = any() % 5, last = 4 + any() % 5;
  make_rows(width, a, first, last), make_rows(width, b, first, last);
  uint8_t *marks = malloc(width), *flags[2][3], *scratch = malloc(width + 2);
  memset(marks, 1, width);
  galley_slope_rows sides[2];
  for (int side = 0; side < 2; side++) {
    const uint8_t **rows = side == 0 ? a : b;
    for (int row = 0; row < 3; row++) {
      flags[side][row] = malloc(width);
      if (rows[3 + row] == NULL) continue;
      galley_three_rows around = {rows[2 + row], rows[3 + row], rows[4 + row]};
      galley_flag_areas(around, width, UINT32_MAX, true, flags[side][row]);
    }
    sides[side].pixels = (galley_three_rows){rows[3], rows[4], rows[5]};
    sides[side].areas = (galley_three_rows){
      rows[3] == NULL ? NULL : flags[side][0], flags[side][1], rows[5] == NULL ? NULL : flags[side][2]};
  }
  galley_slope_rule rule = {true, false};
  uint64_t all = galley_mark_smoothed(sides[0], sides[1], width, UINT32_MAX, rule, marks, scratch);
  all = all * 31 + sum(marks, width);
  galley_smoothing_limits limits = {3, 3, 2};
  galley_mark_between(a, b, width, limits, marks);
  galley_noise_limits noise = {8, 200};
  galley_clear_noise(a, b, width, noise, marks);
  galley_marked counted = galley_count_marks(marks, width);
  all = all * 31 + counted.differing + counted.unclear + sum(marks, width) + galley_is_opaque(a[4], width);
  uint8_t *kinds = calloc(width + 2 * galley_speck_reach, 1);
  uint32_t *columns = malloc(width * 4);
  galley_find_kinds(marks, width, kinds + galley_speck_reach);
  size_t lone = galley_list_lone(kinds + galley_speck_reach, width, columns);
  for (size_t index = 0; index < lone; index++) all = all * 31 + columns[index];
  free(kinds), free(columns);
  for (int flag = 0; flag < 6; flag++) free(flags[flag / 3][flag % 3]);
  free(marks), free(scratch), free_rows(a), free_rows(b);
  return all;
}

static uint64_t perceive(size_t width) {
  uint8_t *a = filled(width * 4), *b = filled(width * 4), *marks = malloc(width);
  uint32_t *columns = malloc(width * 4), *before = malloc(width * 4), *after = malloc(width * 4);
  float *distances = malloc(width * sizeof(float)), linear[256], *roots = malloc((galley_root_steps + 2) * sizeof(float));
  for (int value = 0; value < 256; value++) linear[value] = (float)value / 255;
  for (int step = 0; step < galley_root_steps + 2; step++) roots[step] = (float)step / galley_root_steps;
  galley_unequal list = {columns, before, after};
  size_t count = galley_list_unequal(a, b, width, UINT32_MAX, list);
  uint64_t all = count;
  for (int formula = 0; formula < 3; formula++) {
    if (formula == 0) galley_distances_ciede2000(before, after, count, linear, distances);
    if (formula == 1) galley_distances_cie94(before, after, count, linear, distances);
    if (formula == 2) galley_distances_oklab(before, after, count, linear, roots, distances);
    memset(marks, 0, width);
    galley_marked found = galley_mark_far(columns, distances, count, 0.9f, 1.1f, marks);
    all = all * 31 + found.differing + found.unclear + sum(marks, width);
  }
  size_t padded = width + 2 * galley_window_radius;
  uint32_t *old = malloc(padded * 4), *new = malloc(padded * 4);
  int32_t *sums = calloc(padded * galley_window_sums, 4), *scratch = malloc(padded * galley_window_sums * 4);
  double *found = malloc(width * sizeof(double));
  galley_pad_over_white(a, 3, width, old), galley_pad_over_white(NULL, 3, width, new);
  galley_sum_columns(sums, padded, old, new, 1);
  galley_similarities(sums, padded, width / 2, width, scratch, found);
  for (size_t x = 0; x < width - width / 2; x++) all = all * 31 + (uint64_t)(found[x] * 1e6 + 2e6);
  free(a), free(b), free(marks), free(columns), free(before), free(after), free(distances), free(roots);
  free(old), free(new), free(sums), free(scratch), free(found);
  return all;
}

int main(void) {
  uint64_t all = 0;
  for (size_t turn = 0; turn < 8; turn++) {
    for (size_t width = 1; width <= 200; width++) {
      all = all * 31 + undo(width, 3) + undo(width, 4) + compare(width) + look_around(width) + perceive(width);
      uint8_t *rgb = filled(width * 3), *rgba = malloc(width * 4);
      galley_png_add_alpha(rgb, rgba, width);
      all = all * 31 + sum(rgba, width * 4);
      all = all * 31 + galley_adler32(1, rgba, width * 4, galley_adler_best);
      free(rgb), free(rgba);
    }
  }
  printf("%016llx\n", (unsigned long long)all);
  return 0;
}
