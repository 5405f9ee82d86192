#include "CPNGKernels.h"

#include <CProcessor.h>
#include <stdbool.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
// Processors of 2013 and later; others get the code that every x86-64 runs.
#define AVX2 __attribute__((target("avx2")))
#endif

// Four rows of four channels as two vectors: rows 0 and 1, rows 2 and 3.
typedef int16_t words __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(32)));
typedef uint8_t eight_bytes __attribute__((vector_size(8)));

// What each row's filter does to distances and predictions; four lanes a row.
typedef struct rules {
  words kept_to_left[2], added_to_left[2], kept_to_up[2], kept_prediction[2], kept_mean[2];
} rules;

// The pixels that were done last, and those above them.
typedef struct state {
  words left[2], corner[2];
} state;

enum { none = 0, sub = 1, up = 2, average = 3, rows_at_once = 4 };

INLINE rules rules_for(const uint8_t filters[4]) {
  rules rules;
  for (int row = 0; row < rows_at_once; row++) {
    uint8_t filter = filters[row];
    for (int lane = row % 2 * 4; lane < row % 2 * 4 + 4; lane++) {
      rules.kept_to_left[row / 2][lane] = filter == sub ? 0 : -1;
      rules.added_to_left[row / 2][lane] = filter == up ? INT16_MAX : 0;
      rules.kept_to_up[row / 2][lane] = filter == up ? 0 : -1;
      rules.kept_prediction[row / 2][lane] = filter == none || filter == average ? 0 : -1;
      rules.kept_mean[row / 2][lane] = filter == average ? -1 : 0;
    }
  }
  return rules;
}

INLINE words pair(uint32_t first, uint32_t second) {
  uint32_t both[2] = {first, second};
  eight_bytes bytes;
  memcpy(&bytes, both, sizeof bytes);
  return __builtin_convertvector(bytes, words);
}

// Paeth's predictor, its distances overruled where a row has another filter: left is at distance 0 in a row of sub,
// up in one of up while left is far. Its result is dropped in rows of none and average, and the mean added in those.
INLINE words predict(
  words left, words above, words corner, words kept_to_left, words added_to_left, words kept_to_up,
  words kept_prediction, words kept_mean) {
  words upward = above - corner;
  words leftward = left - corner;
  words to_left = (__builtin_elementwise_abs(upward) & kept_to_left) | added_to_left;
  words to_up = __builtin_elementwise_abs(leftward) & kept_to_up;
  words to_corner = __builtin_elementwise_abs(upward + leftward);
  words nearer = __builtin_elementwise_min(to_up, to_corner);
  words is_up = to_up <= to_corner;
  words other = (above & is_up) | (corner & ~is_up);
  words is_other = to_left > nearer;
  words nearest = (other & is_other) | (left & ~is_other);
  words mean = (left + above) >> 1;
  return (nearest & kept_prediction) | (mean & kept_mean);
}

// One step: a pixel of each row. `coded` become pixels.
INLINE void step(state *state, const rules *rules, uint32_t coded[4], uint32_t above) {
  words above01 = __builtin_shufflevector(pair(above, 0), state->left[0], 0, 1, 2, 3, 8, 9, 10, 11);
  words above23 = __builtin_shufflevector(state->left[0], state->left[1], 4, 5, 6, 7, 8, 9, 10, 11);
  words predicted01 = predict(
    state->left[0], above01, state->corner[0], rules->kept_to_left[0], rules->added_to_left[0],
    rules->kept_to_up[0], rules->kept_prediction[0], rules->kept_mean[0]);
  words predicted23 = predict(
    state->left[1], above23, state->corner[1], rules->kept_to_left[1], rules->added_to_left[1],
    rules->kept_to_up[1], rules->kept_prediction[1], rules->kept_mean[1]);
  state->left[0] = (pair(coded[0], coded[1]) + predicted01) & 255;
  state->left[1] = (pair(coded[2], coded[3]) + predicted23) & 255;
  state->corner[0] = above01;
  state->corner[1] = above23;
  eight_bytes done01 = __builtin_convertvector(state->left[0], eight_bytes);
  eight_bytes done23 = __builtin_convertvector(state->left[1], eight_bytes);
  memcpy(coded, &done01, 8);
  memcpy(coded + 2, &done23, 8);
}

// A pixel of three bytes is read and written as three: a fourth would be the next pixel's, which may not be done yet.
INLINE uint32_t load(const uint8_t *from, size_t size) {
  uint32_t pixel = 0;
  memcpy(&pixel, from, size);
  return pixel;
}

INLINE void store(uint32_t pixel, uint8_t *to, size_t size) { memcpy(to, &pixel, size); }

// All bits of some bytes, a multiple of eight.
INLINE uint64_t bits(const uint8_t *bytes, size_t count) {
  uint64_t all = 0;
  for (size_t offset = 0; offset < count; offset += 8) {
    uint64_t eight;
    memcpy(&eight, bytes + offset, 8);
    all |= eight;
  }
  return all;
}

// Whether the pixels that were done last, and those above them, have all one colour.
INLINE bool is_flat(const state *state) {
  words first = __builtin_shufflevector(state->left[0], state->left[0], 0, 1, 2, 3, 0, 1, 2, 3);
  words other = (state->left[0] ^ first) | (state->left[1] ^ first) | (state->corner[0] ^ first) |
                (state->corner[1] ^ first);
  uint64_t halves[2];
  memcpy(halves, &other, sizeof halves);
  return (halves[0] | halves[1]) == 0;
}

// Goes on with one colour as long as nothing differs from it, some pixels at a time: in all filters but none, differences
// of 0 among equal pixels are that pixel. Returns how many were done.
INLINE size_t fill_flat(
  const uint8_t *rows, size_t row_stride, const state *state, const uint8_t *above, uint8_t *pixels,
  size_t pixel_stride, size_t x, size_t width, size_t size) {
  enum { at_once = 8 };
  size_t done = 0;
  for (; x + done + at_once <= width; done += at_once) {
    const uint8_t *coded = rows + (x + done) * size;
    uint64_t differences = 0;
    for (size_t row = 0; row < rows_at_once; row++) {
      differences |= bits(coded + row * (row_stride - size), at_once * size);
    }
    if (differences != 0) break;
    uint8_t flat[at_once * 4];
    eight_bytes color = __builtin_convertvector(state->left[0], eight_bytes);
    for (size_t pixel = 0; pixel < at_once; pixel++) memcpy(flat + pixel * size, &color, size);
    if (memcmp(above + (x + done) * size, flat, at_once * size) != 0) break;
    for (size_t row = 0; row < rows_at_once; row++) {
      memcpy(pixels + row * pixel_stride + (x + done - row) * size, flat, at_once * size);
    }
  }
  return done;
}

INLINE void undo(
  const uint8_t *rows, size_t row_stride, const uint8_t filters[4], const uint8_t *above, uint8_t *pixels,
  size_t pixel_stride, size_t width, size_t size) {
  rules rules = rules_for(filters);
  state state = {0};
  bool may_be_flat = true;
  for (int row = 0; row < rows_at_once; row++) may_be_flat &= filters[row] != none;
  for (size_t x = 0; x < width + rows_at_once - 1; x++) {
    uint32_t pixel[rows_at_once] = {0};
    if (x >= rows_at_once - 1 && x < width) {
      // The middle, where all four rows have a pixel.
      for (; x < width; x++) {
        if (may_be_flat && is_flat(&state)) {
          x += fill_flat(rows, row_stride, &state, above, pixels, pixel_stride, x, width, size);
          if (x == width) break;
        }
        for (size_t row = 0; row < rows_at_once; row++) {
          pixel[row] = load(rows + row * row_stride + (x - row) * size, size);
        }
        step(&state, &rules, pixel, load(above + x * size, size));
        for (size_t row = 0; row < rows_at_once; row++) {
          store(pixel[row], pixels + row * pixel_stride + (x - row) * size, size);
        }
      }
      memset(pixel, 0, sizeof pixel);
    }
    // The ends, where some rows have not begun or have ended.
    bool has_pixel[rows_at_once];
    for (size_t row = 0; row < rows_at_once; row++) {
      has_pixel[row] = x >= row && x - row < width;
      if (has_pixel[row]) pixel[row] = load(rows + row * row_stride + (x - row) * size, size);
    }
    step(&state, &rules, pixel, x < width ? load(above + x * size, size) : 0);
    for (size_t row = 0; row < rows_at_once; row++) {
      if (has_pixel[row]) store(pixel[row], pixels + row * pixel_stride + (x - row) * size, size);
      // To the left of the first pixel all is 0.
      if (x < row) {
        for (size_t lane = row % 2 * 4; lane < row % 2 * 4 + 4; lane++) state.left[row / 2][lane] = 0;
      }
    }
  }
}

// Expands pixels of three bytes to four, the last of which is 255.
INLINE void add_alpha(const uint8_t *rgb, uint8_t *rgba, size_t width) {
  size_t x = 0;
  // Of thirty-two bytes that are read, twenty-four are eight pixels; the rest must be there too.
  for (; x + 11 <= width; x += 8) {
    bytes read;
    memcpy(&read, rgb + x * 3, sizeof read);
    bytes opaque = {0};
    opaque -= 1;
    bytes pixels = __builtin_shufflevector(
      read, opaque, 0, 1, 2, 32, 3, 4, 5, 32, 6, 7, 8, 32, 9, 10, 11, 32, 12, 13, 14, 32, 15, 16, 17, 32, 18, 19,
      20, 32, 21, 22, 23, 32);
    memcpy(rgba + x * 4, &pixels, sizeof pixels);
  }
  for (; x < width; x++) {
    memcpy(rgba + x * 4, rgb + x * 3, 3);
    rgba[x * 4 + 3] = 255;
  }
}

#if defined(__x86_64__)
AVX2 static void undo_avx2(
  const uint8_t *rows, size_t row_stride, const uint8_t filters[4], const uint8_t *above, uint8_t *pixels,
  size_t pixel_stride, size_t width, size_t bytes_per_pixel) {
  if (bytes_per_pixel == 4) {
    undo(rows, row_stride, filters, above, pixels, pixel_stride, width, 4);
  } else {
    undo(rows, row_stride, filters, above, pixels, pixel_stride, width, 3);
  }
}

AVX2 static void add_alpha_avx2(const uint8_t *rgb, uint8_t *rgba, size_t width) { add_alpha(rgb, rgba, width); }
#endif

void galley_png_undo_four_rows(
  const uint8_t *rows, size_t row_stride, const uint8_t filters[4], const uint8_t *above, uint8_t *pixels,
  size_t pixel_stride, size_t width, size_t bytes_per_pixel) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    undo_avx2(rows, row_stride, filters, above, pixels, pixel_stride, width, bytes_per_pixel);
    return;
  }
#endif
  if (bytes_per_pixel == 4) {
    undo(rows, row_stride, filters, above, pixels, pixel_stride, width, 4);
  } else {
    undo(rows, row_stride, filters, above, pixels, pixel_stride, width, 3);
  }
}

void galley_png_add_alpha(const uint8_t *rgb, uint8_t *rgba, size_t width) {
#if defined(__x86_64__)
  if (galley_has_avx2()) {
    add_alpha_avx2(rgb, rgba, width);
    return;
  }
#endif
  add_alpha(rgb, rgba, width);
}
