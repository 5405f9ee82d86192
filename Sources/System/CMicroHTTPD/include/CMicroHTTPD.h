#ifndef GALLEY_CMICROHTTPD_H
#define GALLEY_CMICROHTTPD_H

// libmicrohttpd is started by a function with a variable number of arguments, which Swift cannot call.

/// The version of the library in use, such as 0.9.75.
const char *galley_http_version(void);

#endif
