#ifndef GALLEY_CLIBPNG_H
#define GALLEY_CLIBPNG_H
const char *galley_png_version(void);
#endif
