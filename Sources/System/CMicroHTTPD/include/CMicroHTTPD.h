#ifndef GALLEY_CMICROHTTPD_H
#define GALLEY_CMICROHTTPD_H

// libmicrohttpd starts a daemon, and tells of a connection, by functions with a variable number of arguments, which Swift
// cannot call. Everything else of it is called as it is.
#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>

// Swift takes the library's enumerations for its own and cuts their names by rules that differ between versions.
static const enum MHD_Result galley_http_yes = MHD_YES;
static const enum MHD_Result galley_http_no = MHD_NO;
static const enum MHD_ValueKind galley_http_header = MHD_HEADER_KIND;
static const enum MHD_ValueKind galley_http_argument = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode galley_http_copied = MHD_RESPMEM_MUST_COPY;
static const enum MHD_ConnectionNotificationCode galley_http_started = MHD_CONNECTION_NOTIFY_STARTED;

/// Fills a buffer with the system's random bytes; false if there are none.
///
/// Swift's Glibc does not have the header of getrandom(2).
bool galley_http_random(void *buffer, size_t count);

/// The version of the library in use, such as 0.9.75.
const char *galley_http_version(void);

/// How a daemon is to behave.
typedef struct galley_http_settings {
  /// A socket that listens already; the daemon closes it at its end.
  int socket;
  /// How many threads answer, from 2 up; 0 for one for each connection.
  unsigned int threads;
  /// How many connections there may be at once.
  unsigned int connections;
  /// After how many seconds without a byte a connection is closed.
  unsigned int silence;
  /// How many bytes the head of a request may have.
  size_t memory;
} galley_http_settings;

/// Starts a daemon with threads of its own; null if there is no memory or no thread to be had.
///
/// Paths and arguments come as they were sent: nothing is unescaped.
struct MHD_Daemon *galley_http_start(
    galley_http_settings settings, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback connected, void *context);

/// The socket of a connection, or -1.
int galley_http_socket(struct MHD_Connection *connection);

#endif
