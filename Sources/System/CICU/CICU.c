#include "CICU.h"
#include <unicode/uversion.h>
const char *galley_icu_version(void) { return U_ICU_VERSION; }
