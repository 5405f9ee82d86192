#include "Distances.h"

#include <CProcessor.h>
#include <stdbool.h>
#include <string.h>

// What is inlined into a function is compiled for that function's processor.
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#include <immintrin.h>
#define AVX2 __attribute__((target("avx2,bmi2,fma")))
#endif

enum { lanes = 16 };

// Vectors are handed over between functions that are inlined, so how they would be handed over does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float floats __attribute__((vector_size(lanes * 4)));
typedef int32_t ints __attribute__((vector_size(lanes * 4)));

INLINE uint32_t pixel(const uint8_t *row, size_t x) {
  uint32_t pixel;
  memcpy(&pixel, row + 4 * x, sizeof pixel);
  return pixel;
}

INLINE size_t list_unequal(
  const uint8_t *a, const uint8_t *b, size_t start, size_t width, uint32_t mask, const galley_unequal *list, size_t count) {
  for (size_t x = start; x < width; x++) {
    // Most pixels of screens are equal, even in a row that is not.
    if (x + 8 <= width && memcmp(a + 4 * x, b + 4 * x, 32) == 0) {
      x += 7;
      continue;
    }
    // Each is written, and kept if it differs: a branch would be foretold wrongly in every other pixel of noise.
    size_t end = x + 8 <= width ? x + 8 : width;
    for (; x < end; x++) {
      uint32_t before = pixel(a, x), after = pixel(b, x);
      list->columns[count] = (uint32_t)x;
      list->before[count] = before;
      list->after[count] = after;
      count += ((before ^ after) & mask) != 0;
    }
    x--;
  }
  return count;
}

INLINE floats choose(ints mask, floats yes, floats no) { return (floats)((mask & (ints)yes) | (~mask & (ints)no)); }
INLINE floats splat(float value) { return (floats){0} + value; }
INLINE floats magnitude(floats x) { return (floats)((ints)x & INT32_MAX); }
INLINE floats square_root(floats x) { return __builtin_elementwise_sqrt(x); }

// The cube roots of numbers above 0: by their inverses, for which Newton's steps need no division. The first guess has a third of
// the exponent, and each step has twice as many digits right.
INLINE floats cube_root(floats x) {
  floats bits = __builtin_convertvector((ints)x, floats) * (-1.0f / 3) + 1419967116.0f;
  floats inverse = (floats)__builtin_convertvector(bits, ints);
  for (int step = 0; step < 3; step++) {
    inverse = inverse * (4.0f / 3 - x * (1.0f / 3) * inverse * inverse * inverse);
  }
  return x * inverse * inverse;
}

INLINE floats look_up(const uint32_t *colors, int shift, const float table[256]) {
  floats values;
  for (int lane = 0; lane < lanes; lane++) values[lane] = table[colors[lane] >> shift & 255];
  return values;
}

typedef struct lab {
  floats lightness, green_red, blue_yellow;
} lab;

// Of X, Y or Z, over the white's: its cube root, and a line where that is too steep.
INLINE floats response(floats value) {
  return choose(value > 216.0f / 24389, cube_root(value), value * (841.0f / 108) + 4.0f / 29);
}

INLINE lab lab_colors(const uint32_t *colors, const float linear[256]) {
  floats red = look_up(colors, 0, linear), green = look_up(colors, 8, linear), blue = look_up(colors, 16, linear);
  floats x = response((red * 0.4124f + green * 0.3576f + blue * 0.1805f) * (1 / 0.950489f));
  floats y = response(red * 0.2126f + green * 0.7152f + blue * 0.0722f);
  floats z = response((red * 0.0193f + green * 0.1192f + blue * 0.9505f) * (1 / 1.088840f));
  return (lab){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

INLINE floats chroma(floats green_red, floats blue_yellow) {
  return square_root(green_red * green_red + blue_yellow * blue_yellow);
}

// From 0 for grey to 1 for what is most colourful.
INLINE floats saturation(floats chroma) {
  floats square = chroma * chroma, power = square * square * square * chroma;
  return square_root(power / (power + 6103515625.0f));
}

// e to the power of numbers from −80 to 0: a power of two of the whole part, and a polynomial for the rest.
INLINE floats exponential(floats x) {
  floats power = x * 1.44269504f + 127;
  ints whole = __builtin_convertvector(power, ints);
  floats rest = power - __builtin_convertvector(whole, floats);
  floats value = ((((0.00189376f * rest + 0.00894959f) * rest + 0.05586034f) * rest + 0.24014182f) * rest + 0.69315449f) *
                   rest + 1;
  return value * (floats)(whole << 23);
}

// What the directions of two hues span. Each product is rounded, as not all processors do by themselves: between a colour and black
// nothing must remain, since it is divided by next to nothing.
INLINE floats spanned(floats a1, floats b1, floats a2, floats b2) {
#pragma clang fp contract(off)
  return a1 * (b2 - b1) - b1 * (a2 - a1);
}

// CIEDE2000 without angles: hues are directions, and what the formula wants to know of the mean hue follows from the direction in
// the middle.
INLINE floats ciede2000(const lab *first, const lab *second) {
  floats mean = (chroma(first->green_red, first->blue_yellow) + chroma(second->green_red, second->blue_yellow)) / 2;
  // Greys are given a little more red or green.
  floats stretch = 1.5f - 0.5f * saturation(mean);
  floats a1 = first->green_red * stretch, b1 = first->blue_yellow;
  floats a2 = second->green_red * stretch, b2 = second->blue_yellow;
  floats c1 = chroma(a1, b1), c2 = chroma(a2, b2);
  floats product = c1 * c2, dot = a1 * a2 + b1 * b2;
  // 2 √(c1 c2) sin(h / 2), with h the angle from one hue to the other.
  floats half = (product + dot) / 2;
  floats hue = spanned(a1, b1, a2, b2) / square_root(half + 1e-20f);
  floats tiny = splat(1e-20f);
  floats inverse1 = 1 / (c1 + tiny), inverse2 = 1 / (c2 + tiny);
  floats x = a1 * inverse1 + a2 * inverse2, y = b1 * inverse1 + b2 * inverse2;
  floats length = chroma(x, y) + tiny;
  ints is_grey = length <= 1e-10f;
  floats cosine = choose(is_grey, splat(1), x / length), sine = choose(is_grey, splat(0), y / length);
  floats cosine2 = 2 * cosine * cosine - 1, sine2 = 2 * sine * cosine;
  floats cosine3 = cosine2 * cosine - sine2 * sine, sine3 = sine2 * cosine + cosine2 * sine;
  floats cosine4 = 2 * cosine2 * cosine2 - 1, sine4 = 2 * sine2 * cosine2;
  // The sines and cosines are those of 30, 6 and 63 degrees.
  floats ripple = 1 - 0.17f * (cosine * 0.866025404f + sine * 0.5f) + 0.24f * cosine2 +
                  0.32f * (cosine3 * 0.994521895f - sine3 * 0.104528463f) -
                  0.20f * (cosine4 * 0.453990500f + sine4 * 0.891006524f);
  floats lightness = second->lightness - first->lightness, saturate = c2 - c1;
  floats mean_lightness = (first->lightness + second->lightness) / 2 - 50, mean_chroma = (c1 + c2) / 2;
  floats from_middle = mean_lightness * mean_lightness;
  floats l = lightness / (1 + 0.015f * from_middle / square_root(20 + from_middle));
  floats c = saturate / (1 + 0.045f * mean_chroma);
  floats h = hue / (1 + 0.015f * mean_chroma * ripple);
  // One less the cosine of the angle from blue, 275 degrees, and the angle's square; beyond a right angle nothing is turned.
  floats off = 1 - (cosine * 0.0871557427f - sine * 0.996194698f);
  off = choose(off > 1, splat(1), choose(off < 0, splat(0), off));
  floats angle = off * (((((0.01673484f * off - 0.00860705f) * off + 0.03954832f) * off + 0.0861467f) * off +
                         0.33357575f) * off + 1.99999661f);
  // 60 degrees at most, whose sine is a short series.
  floats turned = 1.04719755f * exponential(-5.25244936f * angle), square = turned * turned;
  floats turn = turned * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)));
  floats rotation = -2 * turn * saturation(mean_chroma);
  floats sum = l * l + c * c + h * h + rotation * c * h;
  floats distance = square_root(choose(sum > 0, sum, splat(0)));
  ints is_opposite = (half < 0.0002f * product) & (product > 1e-8f);
  return choose(is_opposite, splat(-1), distance);
}

INLINE floats cie94(const lab *standard, const lab *sample) {
  floats c1 = chroma(standard->green_red, standard->blue_yellow);
  floats c2 = chroma(sample->green_red, sample->blue_yellow);
  floats lightness = standard->lightness - sample->lightness, saturate = c1 - c2;
  floats x = standard->green_red - sample->green_red, y = standard->blue_yellow - sample->blue_yellow;
  floats hue = x * x + y * y - saturate * saturate;
  hue = choose(hue > 0, hue, splat(0));
  floats weight = 1 + 0.015f * c1;
  floats c = saturate / (1 + 0.045f * c1);
  return square_root(lightness * lightness + c * c + hue / (weight * weight));
}

// What the eye's cones get, by cube roots between those of a table.
typedef struct cones {
  floats long_, middle, short_;
} cones;

INLINE floats table_root(floats value, const float roots[]) {
  floats place = value * galley_root_steps;
  ints index = __builtin_convertvector(place, ints);
  floats low, high;
  for (int lane = 0; lane < lanes; lane++) low[lane] = roots[index[lane]], high[lane] = roots[index[lane] + 1];
  return low + (high - low) * (place - __builtin_convertvector(index, floats));
}

INLINE cones cones_of(const uint32_t *colors, const float linear[256], const float roots[]) {
  floats red = look_up(colors, 0, linear), green = look_up(colors, 8, linear), blue = look_up(colors, 16, linear);
  return (cones){
    table_root(0.4122214708f * red + 0.5363325363f * green + 0.0514459929f * blue, roots),
    table_root(0.2119034982f * red + 0.6806995451f * green + 0.1073969566f * blue, roots),
    table_root(0.0883024619f * red + 0.2817188376f * green + 0.6299787005f * blue, roots),
  };
}

// The lightness Lr of OKLab's L.
INLINE floats corrected_lightness(const cones *cones) {
  floats lightness = 0.2104542553f * cones->long_ + 0.7936177850f * cones->middle - 0.0040720468f * cones->short_;
  const float third = 1.206f / 1.03f;
  floats x = third * lightness - 0.206f;
  return 0.5f * (x + square_root(x * x + 4 * 0.03f * third * lightness));
}

INLINE floats oklab(const cones *first, const cones *second) {
  floats lightness = corrected_lightness(first) - corrected_lightness(second);
  floats x = first->long_ - second->long_, y = first->middle - second->middle, z = first->short_ - second->short_;
  floats a = 1.9779984951f * x - 2.4285922050f * y + 0.4505937099f * z;
  floats b = 0.0259040371f * x + 0.7827717662f * y - 0.8086757660f * z;
  return magnitude(lightness) + square_root(a * a + b * b);
}

INLINE galley_marked mark_far(
  const uint32_t *columns, const float *distances, size_t count, float below, float above, uint8_t *marks) {
  galley_marked found = {0, 0};
  for (size_t index = 0; index < count; index++) {
    float distance = distances[index];
    bool is_above = distance > above, is_unclear = !is_above & !((distance >= 0) & (distance < below));
    // Whatever it is: a branch would be foretold wrongly where there is noise.
    marks[columns[index]] = (uint8_t)(is_above | is_unclear * 3);
    found.differing += is_above;
    found.unclear += is_unclear;
  }
  return found;
}

typedef enum formula { by_ciede2000, by_cie94, by_oklab } formula;

INLINE void distances(
  formula formula, const uint32_t *before, const uint32_t *after, size_t count, const float *linear,
  const float *roots, float *found) {
  for (size_t index = 0; index < count; index += lanes) {
    // The last ones are filled up with black.
    uint32_t first[lanes] = {0}, second[lanes] = {0};
    size_t some = count - index < lanes ? count - index : lanes;
    memcpy(first, before + index, some * 4);
    memcpy(second, after + index, some * 4);
    floats all;
    if (formula == by_oklab) {
      cones a = cones_of(first, linear, roots), b = cones_of(second, linear, roots);
      ints opaque;
      for (int lane = 0; lane < lanes; lane++) opaque[lane] = (first[lane] & second[lane]) >> 24 == 255 ? -1 : 0;
      all = choose(opaque, oklab(&a, &b), splat(-1));
    } else {
      lab a = lab_colors(first, linear), b = lab_colors(second, linear);
      all = formula == by_cie94 ? cie94(&a, &b) : ciede2000(&a, &b);
    }
    memcpy(found + index, &all, some * 4);
  }
}

#if defined(__x86_64__)
AVX2 static inline void put(uint32_t *list, __m256i eight, __m256i order) {
  _mm256_storeu_si256((__m256i *)list, _mm256_permutevar8x32_epi32(eight, order));
}

// Eight pixels at a time are written with those first that differ; the next ones are written over the others.
AVX2 static size_t list_unequal_avx2(
  const uint8_t *a, const uint8_t *b, size_t width, uint32_t mask, const galley_unequal *list) {
  const uint64_t places = 0x0706050403020100, ones = 0x0101010101010101;
  const __m256i bits = _mm256_set1_epi32((int)mask), steps = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  size_t count = 0, x = 0;
  for (; x + 8 <= width; x += 8) {
    __m256i before = _mm256_loadu_si256((const __m256i *)(a + 4 * x));
    __m256i after = _mm256_loadu_si256((const __m256i *)(b + 4 * x));
    __m256i change = _mm256_and_si256(_mm256_xor_si256(before, after), bits);
    __m256i same = _mm256_cmpeq_epi32(change, _mm256_setzero_si256());
    uint64_t unequal = (uint64_t)_mm256_movemask_ps(_mm256_castsi256_ps(same)) ^ 255;
    if (unequal == 0) continue;
    uint64_t first = _pext_u64(places, _pdep_u64(unequal, ones) * 255);
    __m256i order = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)first));
    put(list->columns + count, _mm256_add_epi32(_mm256_set1_epi32((int)x), steps), order);
    put(list->before + count, before, order);
    put(list->after + count, after, order);
    count += (size_t)__builtin_popcountll(unequal);
  }
  return list_unequal(a, b, x, width, mask, list, count);
}

AVX2 static galley_marked mark_far_avx2(
  const uint32_t *columns, const float *distances, size_t count, float below, float above, uint8_t *marks) {
  return mark_far(columns, distances, count, below, above, marks);
}

#define DISTANCES_AVX2(formula)                                                                                  \
  AVX2 static void distances_##formula##_avx2(                                                                   \
    const uint32_t *before, const uint32_t *after, size_t count, const float *linear, const float *roots,        \
    float *found) {                                                                                              \
    distances(formula, before, after, count, linear, roots, found);                                              \
  }
DISTANCES_AVX2(by_ciede2000)
DISTANCES_AVX2(by_cie94)
DISTANCES_AVX2(by_oklab)
#endif

size_t galley_list_unequal(
  const uint8_t *a, const uint8_t *b, size_t width, uint32_t mask, galley_unequal list) {
#if defined(__x86_64__)
  if (galley_has_avx2_bmi2_fma()) return list_unequal_avx2(a, b, width, mask, &list);
#endif
  return list_unequal(a, b, 0, width, mask, &list, 0);
}

void galley_distances_ciede2000(
  const uint32_t *before, const uint32_t *after, size_t count, const float linear[256], float *found) {
#if defined(__x86_64__)
  if (galley_has_avx2_bmi2_fma()) {
    distances_by_ciede2000_avx2(before, after, count, linear, NULL, found);
    return;
  }
#endif
  distances(by_ciede2000, before, after, count, linear, NULL, found);
}

void galley_distances_cie94(
  const uint32_t *before, const uint32_t *after, size_t count, const float linear[256], float *found) {
#if defined(__x86_64__)
  if (galley_has_avx2_bmi2_fma()) {
    distances_by_cie94_avx2(before, after, count, linear, NULL, found);
    return;
  }
#endif
  distances(by_cie94, before, after, count, linear, NULL, found);
}

void galley_distances_oklab(
  const uint32_t *before, const uint32_t *after, size_t count, const float linear[256],
  const float roots[galley_root_steps + 2], float *found) {
#if defined(__x86_64__)
  if (galley_has_avx2_bmi2_fma()) {
    distances_by_oklab_avx2(before, after, count, linear, roots, found);
    return;
  }
#endif
  distances(by_oklab, before, after, count, linear, roots, found);
}

galley_marked galley_mark_far(
  const uint32_t *columns, const float *distances, size_t count, float below, float above, uint8_t *marks) {
#if defined(__x86_64__)
  if (galley_has_avx2_bmi2_fma()) return mark_far_avx2(columns, distances, count, below, above, marks);
#endif
  return mark_far(columns, distances, count, below, above, marks);
}
