#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>

struct galley_line_breaker {
  UBreakIterator *iterator;
  UText *text;
};

const char *galley_icu_version(void) {
  static _Thread_local char text[U_MAX_VERSION_STRING_LENGTH];
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
  return text;
}

galley_line_breaker *galley_line_breaker_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  // The empty name is the root locale: never the machine's.
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  galley_line_breaker *breaker = calloc(1, sizeof *breaker);
  if (breaker == NULL) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

void galley_line_breaker_close(galley_line_breaker *breaker) {
  if (breaker == NULL) return;
  ubrk_close(breaker->iterator);
  utext_close(breaker->text);
  free(breaker);
}

bool galley_line_breaker_begin(galley_line_breaker *breaker, const char *utf8, int64_t length) {
  UErrorCode status = U_ZERO_ERROR;
  breaker->text = utext_openUTF8(breaker->text, utf8, length, &status);
  ubrk_setUText(breaker->iterator, breaker->text, &status);
  if (U_FAILURE(status)) return false;
  ubrk_first(breaker->iterator);
  return true;
}

int32_t galley_line_breaker_next(galley_line_breaker *breaker, bool *mandatory) {
  int32_t end = ubrk_next(breaker->iterator);
  if (end == UBRK_DONE) return -1;
  int32_t rule = ubrk_getRuleStatus(breaker->iterator);
  *mandatory = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
  return end;
}

int32_t galley_bidi_levels(const uint16_t *utf16, int32_t length, int32_t direction, uint8_t *levels) {
  static const UBiDiLevel bases[] = {0, 1, UBIDI_DEFAULT_LTR, UBIDI_DEFAULT_RTL};
  if (direction < 0 || direction > 3 || length < 0) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return -1;
  ubidi_setPara(bidi, (const UChar *)utf16, length, bases[direction], NULL, &status);
  int32_t base = -1;
  const UBiDiLevel *found = U_SUCCESS(status) && length > 0 ? ubidi_getLevels(bidi, &status) : NULL;
  if (U_SUCCESS(status)) base = ubidi_getParaLevel(bidi);
  if (U_SUCCESS(status) && found != NULL) memcpy(levels, found, (size_t)length);
  ubidi_close(bidi);
  return base;
}

// The rules are ICU's own, by another name.
galley_plural_rules *galley_plural_rules_open(const char *language) {
  UErrorCode status = U_ZERO_ERROR;
  // The language is always said: never the machine's, which NULL would be.
  UPluralRules *rules = uplrules_open(language, &status);
  return U_FAILURE(status) ? NULL : (galley_plural_rules *)rules;
}

void galley_plural_rules_close(galley_plural_rules *rules) {
  uplrules_close((UPluralRules *)rules);
}

bool galley_plural_rules_select(
    const galley_plural_rules *rules, double number, char *category, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[16];
  int32_t length = uplrules_select((const UPluralRules *)rules, number, text, 16, &status);
  if (U_FAILURE(status) || length >= 16 || length >= capacity) return false;
  u_UCharsToChars(text, category, length);
  category[length] = 0;
  return true;
}
