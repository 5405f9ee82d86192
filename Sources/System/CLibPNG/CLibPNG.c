#include "CLibPNG.h"
#include <png.h>
const char *galley_png_version(void) { return PNG_LIBPNG_VER_STRING; }
