#ifndef GALLEY_CCURL_H
#define GALLEY_CCURL_H

// libcurl sets and reads its options by functions with a variable number of arguments, which Swift cannot call. Everything else
// of it is called as it is.
#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>

/// Receives a part of an answer's body; false ends the transfer.
typedef bool (*galley_curl_receiver)(const void *bytes, size_t count, void *context);

/// One request, whose texts and bytes live until the transfer is over.
typedef struct galley_curl_request {
  /// The method, such as `POST`.
  const char *method;
  /// The address.
  const char *url;
  /// The body; null for none.
  const void *body;
  /// The size of the body in bytes.
  size_t size;
  /// The header fields.
  const struct curl_slist *fields;
  /// The user's name and password, with a colon between them; null for none.
  const char *credentials;
  /// The address of a proxy; empty for none, whatever the environment says.
  const char *proxy;
  /// The milliseconds that connecting may take, and the whole transfer.
  long connecting, whole;
} galley_curl_request;

/// Sends a request over a handle, whose connection is kept for the next one, and receives the answer.
CURLcode galley_curl_send(
    CURL *handle, const galley_curl_request *request, galley_curl_receiver receiver, void *context, char *reason);

/// The status of the latest answer, such as 200.
long galley_curl_status(CURL *handle);

/// The number of connections that the latest transfer had to open: 0 if it used a kept one.
long galley_curl_connections(CURL *handle);

/// The least size of the memory for a reason.
static const size_t galley_curl_reason_size = CURL_ERROR_SIZE;

#endif
