#include "CSoup.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The functions of libsoup 3 and GLib, whose binary interface is kept within `.so.0`. pkg-config would link the libraries to whoever
// builds Galley, and warns of flags of theirs. https://libsoup.gnome.org/libsoup-3.0/
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} error;
typedef void (*callback)(void);
typedef void (*finished)(void *source, void *result, void *data);
typedef int (*turn)(void *data);

#define FUNCTIONS(F) \
  F(g_main_context_new, void *, (void)) \
  F(g_main_context_push_thread_default, void, (void *context)) \
  F(g_main_context_invoke_full, void, (void *context, int priority, turn, void *data, callback)) \
  F(g_main_loop_new, void *, (void *context, int is_running)) \
  F(g_main_loop_run, void, (void *loop)) \
  F(g_object_set, void, (void *object, const char *name, ...)) \
  F(g_object_unref, void, (void *object)) \
  F(g_object_class_find_property, void *, (void *type, const char *name)) \
  F(g_signal_connect_data, unsigned long, (void *object, const char *name, callback, void *data, callback, int flags)) \
  F(g_signal_handlers_disconnect_matched, unsigned, \
    (void *object, int mask, unsigned number, uint32_t detail, void *closure, void *function, void *data)) \
  F(g_cancellable_new, void *, (void)) \
  F(g_cancellable_cancel, void, (void *cancellable)) \
  F(g_bytes_new, void *, (const void *bytes, size_t count)) \
  F(g_bytes_get_data, const void *, (void *bytes, size_t *count)) \
  F(g_bytes_unref, void, (void *bytes)) \
  F(g_error_free, void, (error *)) \
  F(soup_session_new, void *, (void)) \
  F(soup_message_new, void *, (const char *method, const char *address)) \
  F(soup_session_websocket_connect_async, void, \
    (void *session, void *message, const char *origin, char **protocols, int priority, void *cancellable, finished, void *data)) \
  F(soup_session_websocket_connect_finish, void *, (void *session, void *result, error **)) \
  F(soup_websocket_connection_get_state, int, (void *connection)) \
  F(soup_websocket_connection_send_message, void, (void *connection, int kind, void *bytes)) \
  F(soup_websocket_connection_close, void, (void *connection, unsigned short code, const char *words)) \
  F(soup_websocket_connection_get_close_code, unsigned short, (void *connection)) \
  F(soup_websocket_connection_get_close_data, const char *, (void *connection))

static struct {
#define MEMBER(name, result, parameters) result(*name) parameters;
  FUNCTIONS(MEMBER)
} lib;

enum { TEXT = 1, OPEN = 1, NORMAL = 1000, MATCHES_DATA = 1 << 4 };

static bool load(void) {
  void *handle = dlopen("libsoup-3.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  bool has_all = true;
  // Those of GLib are found among what the library itself needs.
#define FIND(name, result, parameters) \
  *(void **)&lib.name = dlsym(handle, #name); \
  has_all = has_all && lib.name;
  FUNCTIONS(FIND)
  return has_all;
}

static pthread_once_t loading = PTHREAD_ONCE_INIT;
static bool is_loaded;

static void load_once(void) { is_loaded = load(); }

bool galley_web_sockets_are_there(void) {
  pthread_once(&loading, load_once);
  return is_loaded;
}

struct galley_web_socket {
  atomic_int references;
  galley_web_socket_handlers handlers;
  char *address;
  void *cancellable;
  // These belong to the loop's thread.
  void *connection;
  bool isOver;
};

typedef struct message {
  galley_web_socket *socket;
  // The bytes, as GLib keeps them.
  void *text;
} message;

// --- The loop

static void *loop_context, *session;
static bool is_ready;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *run(void *data) {
  (void)data;
  lib.g_main_context_push_thread_default(loop_context);
  session = lib.soup_session_new();
  // Browsers are on this machine, or where their address says; they may be silent for long.
  lib.g_object_set(session, "proxy-resolver", NULL, "timeout", 0u, "idle-timeout", 0u, NULL);
  lib.g_main_loop_run(lib.g_main_loop_new(loop_context, 0));
  return NULL;
}

static void start(void) {
  if (!galley_web_sockets_are_there()) return;
  loop_context = lib.g_main_context_new();
  pthread_t thread;
  is_ready = pthread_create(&thread, NULL, run, NULL) == 0 && pthread_detach(thread) == 0;
}

static void on_loop(turn function, void *data) { lib.g_main_context_invoke_full(loop_context, 0, function, data, NULL); }

// --- Sockets

static galley_web_socket *retained(galley_web_socket *socket) {
  atomic_fetch_add(&socket->references, 1);
  return socket;
}

static void release(galley_web_socket *socket) {
  if (atomic_fetch_sub(&socket->references, 1) > 1) return;
  socket->handlers.released(socket->handlers.context);
  lib.g_object_unref(socket->cancellable);
  free(socket->address);
  free(socket);
}

static void end(galley_web_socket *socket, const char *reason) {
  if (socket->isOver) return;
  socket->isOver = true;
  socket->handlers.closed(reason, socket->handlers.context);
}

static void received(void *connection, int kind, void *bytes, void *data) {
  (void)connection;
  (void)kind;
  galley_web_socket *socket = data;
  size_t count = 0;
  const void *start = lib.g_bytes_get_data(bytes, &count);
  if (!socket->isOver) socket->handlers.received(start, count, socket->handlers.context);
}

static void failed(void *connection, error *fault, void *data) {
  (void)connection;
  end(data, fault->message);
}

static void closed(void *connection, void *data) {
  unsigned short code = lib.soup_websocket_connection_get_close_code(connection);
  const char *words = lib.soup_websocket_connection_get_close_data(connection);
  char reason[300] = "the other side ended the connection";
  // Without a code the other side has gone without a farewell.
  if (code != 0) {
    snprintf(
        reason, sizeof reason, "the other side closed the connection with code %d%s%s", code,
        words && *words ? ", " : "", words ? words : "");
  }
  end(data, reason);
}

static void connected(void *source, void *result, void *data) {
  galley_web_socket *socket = data;
  error *fault = NULL;
  void *connection = lib.soup_session_websocket_connect_finish(source, result, &fault);
  if (connection == NULL) {
    end(socket, fault->message);
    lib.g_error_free(fault);
  } else if (socket->isOver) {
    lib.g_object_unref(connection);
  } else {
    socket->connection = connection;
    // Pictures of whole pages have some 100 MB; the library's own limit is 128 kB, that of newer ones also for all parts of a message.
    lib.g_object_set(connection, "max-incoming-payload-size", (uint64_t)0, NULL);
    if (lib.g_object_class_find_property(*(void **)connection, "max-total-message-size") != NULL) {
      lib.g_object_set(connection, "max-total-message-size", (uint64_t)0, NULL);
    }
    lib.g_signal_connect_data(connection, "message", (callback)received, socket, NULL, 0);
    lib.g_signal_connect_data(connection, "error", (callback)failed, socket, NULL, 0);
    lib.g_signal_connect_data(connection, "closed", (callback)closed, socket, NULL, 0);
    socket->handlers.opened(socket->handlers.context);
  }
  release(socket);
}

static int open_now(void *data) {
  galley_web_socket *socket = data;
  void *request = lib.soup_message_new("GET", socket->address);
  if (request == NULL) {
    end(socket, "it is no address of a web socket");
    release(socket);
  } else {
    // Without an origin: browsers refuse clients that name one.
    lib.soup_session_websocket_connect_async(session, request, NULL, NULL, 0, socket->cancellable, connected, socket);
    lib.g_object_unref(request);
  }
  return 0;
}

galley_web_socket *galley_web_socket_open(const char *address, galley_web_socket_handlers handlers) {
  pthread_once(&once, start);
  if (!is_ready) return NULL;
  galley_web_socket *socket = calloc(1, sizeof *socket);
  if (socket == NULL) return NULL;
  socket->references = 1;
  socket->handlers = handlers;
  socket->address = strdup(address);
  socket->cancellable = lib.g_cancellable_new();
  on_loop(open_now, retained(socket));
  return socket;
}

static int send_now(void *data) {
  message *message = data;
  galley_web_socket *socket = message->socket;
  if (socket->connection != NULL && lib.soup_websocket_connection_get_state(socket->connection) == OPEN) {
    lib.soup_websocket_connection_send_message(socket->connection, TEXT, message->text);
  }
  lib.g_bytes_unref(message->text);
  free(message);
  release(socket);
  return 0;
}

void galley_web_socket_send(galley_web_socket *socket, const void *bytes, size_t count) {
  message *message = malloc(sizeof *message);
  if (message == NULL) return;
  message->socket = retained(socket);
  message->text = lib.g_bytes_new(bytes, count);
  on_loop(send_now, message);
}

static int close_now(void *data) {
  galley_web_socket *socket = data;
  socket->isOver = true;
  lib.g_cancellable_cancel(socket->cancellable);
  void *connection = socket->connection;
  socket->connection = NULL;
  if (connection != NULL) {
    lib.g_signal_handlers_disconnect_matched(connection, MATCHES_DATA, 0, 0, NULL, NULL, socket);
    if (lib.soup_websocket_connection_get_state(connection) == OPEN) {
      lib.soup_websocket_connection_close(connection, NORMAL, NULL);
    }
    lib.g_object_unref(connection);
  }
  release(socket);
  return 0;
}

void galley_web_socket_close(galley_web_socket *socket) { on_loop(close_now, socket); }
