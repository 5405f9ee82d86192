#include "CICU.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
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
