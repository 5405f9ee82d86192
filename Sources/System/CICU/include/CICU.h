#ifndef GALLEY_CICU_H
#define GALLEY_CICU_H
const char *galley_icu_version(void);
#endif
