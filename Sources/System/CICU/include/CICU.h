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

#endif
