#ifndef GALLEY_CICU_H
#define GALLEY_CICU_H

#include <stdbool.h>
#include <stdint.h>

// ICU gives its functions names with a version suffix, by macros that Swift does not see.

/// The version of the library in use, such as 72.1.
const char *galley_icu_version(void);

/// Finds where lines may end, by the Unicode Line Breaking Algorithm (UAX 14) in the root locale.
typedef struct galley_line_breaker galley_line_breaker;

/// Makes a line breaker, or NULL when ICU's data cannot be loaded.
galley_line_breaker *galley_line_breaker_open(void);

/// Ends a line breaker.
void galley_line_breaker_close(galley_line_breaker *breaker);

/// Begins with a text; it has to stay in memory until the last call of next. False if ICU refuses it.
bool galley_line_breaker_begin(galley_line_breaker *breaker, const char *utf8, int64_t length);

/// The next place where a line may end, in bytes, or -1 after the last. `mandatory` tells whether it has to.
int32_t galley_line_breaker_next(galley_line_breaker *breaker, bool *mandatory);

/// What a paragraph's direction is where it is not said.
enum galley_base_direction {
  /// From left to right.
  GALLEY_LEFT_TO_RIGHT = 0,
  /// From right to left.
  GALLEY_RIGHT_TO_LEFT = 1,
  /// That of the first letter with a direction, else from left to right.
  GALLEY_FIRST_STRONG_ELSE_LEFT_TO_RIGHT = 2,
  /// That of the first letter with a direction, else from right to left.
  GALLEY_FIRST_STRONG_ELSE_RIGHT_TO_LEFT = 3,
};

/// Finds the embedding level of every UTF-16 code unit by the Unicode Bidirectional Algorithm (UAX 9).
///
/// Writes `length` levels. Returns the paragraph's level, or -1 when ICU refuses the text.
int32_t galley_bidi_levels(const uint16_t *utf16, int32_t length, int32_t direction, uint8_t *levels);

/// The rules by which a language chooses a plural form, from CLDR.
typedef struct galley_plural_rules galley_plural_rules;

/// The rules of a language such as `pt-PT`; those of the root for one that CLDR does not have, or NULL when ICU's data cannot be loaded.
galley_plural_rules *galley_plural_rules_open(const char *language);

/// Ends the rules.
void galley_plural_rules_close(galley_plural_rules *rules);

/// Writes the category of a number, such as `few`, with its terminating zero. False when ICU has none, or none that fits.
bool galley_plural_rules_select(const galley_plural_rules *rules, double number, char *category, int32_t capacity);

#endif
