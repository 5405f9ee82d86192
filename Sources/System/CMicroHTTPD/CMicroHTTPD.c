#include "CMicroHTTPD.h"

#include <microhttpd.h>

const char *galley_http_version(void) { return MHD_get_version(); }
