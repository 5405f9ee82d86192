#include "CMicroHTTPD.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

const char *galley_http_version(void) { return MHD_get_version(); }

bool galley_http_random(void *buffer, size_t count) {
  unsigned char *place = buffer;
  while (count > 0) {
    ssize_t got = getrandom(place, count, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    place += got;
    count -= (size_t)got;
  }
  return true;
}

// Unescaping would let one file have many names, and a name that is not on the list be spelled like one that is.
static size_t keep(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

struct MHD_Daemon *galley_http_start(
    galley_http_settings settings, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback connected, void *context) {
  unsigned int own = settings.threads == 0 ? MHD_USE_THREAD_PER_CONNECTION : 0;
  return MHD_start_daemon(
      MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | own, 0, NULL, NULL, answer, context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)settings.socket,
      MHD_OPTION_THREAD_POOL_SIZE, settings.threads,
      MHD_OPTION_CONNECTION_LIMIT, settings.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, settings.silence,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings.memory,
      MHD_OPTION_STRICT_FOR_CLIENT, (int)1,
      MHD_OPTION_UNESCAPE_CALLBACK, &keep, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, connected, context,
      MHD_OPTION_END);
}

int galley_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : (int)info->connect_fd;
}
