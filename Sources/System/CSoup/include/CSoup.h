#ifndef GALLEY_CSOUP_H
#define GALLEY_CSOUP_H

// libsoup is made of macros, of functions with a variable number of arguments, and of signals, which Swift cannot call. Its objects
// belong to one thread, which runs GLib's main loop.
#include <stdbool.h>
#include <stddef.h>

/// A web socket, as its client.
typedef struct galley_web_socket galley_web_socket;

/// Functions that the loop's thread calls, with the context of the socket.
typedef struct galley_web_socket_handlers {
  /// The socket is open.
  void (*opened)(void *context);
  /// A whole message came.
  void (*received)(const void *bytes, size_t count, void *context);
  /// The socket could not be opened, or is closed now, with the reason; nothing follows.
  void (*closed)(const char *reason, void *context);
  /// The socket is gone, and so is the need for the context.
  void (*released)(void *context);
  void *context;
} galley_web_socket_handlers;

/// Whether libsoup 3 is installed.
bool galley_web_sockets_are_there(void);

/// Begins to open a web socket; one of the handlers tells the result. The first call starts the loop's thread. Null where libsoup 3
/// is not installed.
galley_web_socket *galley_web_socket_open(const char *address, galley_web_socket_handlers handlers);

/// Has a text sent, unless the socket is closed.
void galley_web_socket_send(galley_web_socket *socket, const void *bytes, size_t count);

/// Closes a socket and gives it back: after the next turn of the loop no handler but `released` is called.
void galley_web_socket_close(galley_web_socket *socket);

#endif
