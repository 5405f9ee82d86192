#include "CCurl.h"

typedef struct receiving {
  galley_curl_receiver receiver;
  void *context;
} receiving;

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
  receiving *state = context;
  return state->receiver(bytes, size * count, state->context) ? size * count : 0;
}

CURLcode galley_curl_send(
    CURL *handle, const galley_curl_request *request, galley_curl_receiver receiver, void *context, char *reason) {
  receiving state = {receiver, context};
  // Connections and cookies stay; options do not.
  curl_easy_reset(handle);
  reason[0] = 0;
  curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, reason);
  curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(handle, CURLOPT_URL, request->url);
  curl_easy_setopt(handle, CURLOPT_CUSTOMREQUEST, request->method);
  if (request->body != NULL) {
    curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->size);
    curl_easy_setopt(handle, CURLOPT_POSTFIELDS, request->body);
  }
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, request->fields);
  if (request->credentials != NULL) {
    curl_easy_setopt(handle, CURLOPT_HTTPAUTH, (long)CURLAUTH_BASIC);
    curl_easy_setopt(handle, CURLOPT_USERPWD, request->credentials);
  }
  curl_easy_setopt(handle, CURLOPT_PROXY, request->proxy);
  curl_easy_setopt(handle, CURLOPT_TCP_KEEPALIVE, 1L);
  curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, request->connecting);
  curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, request->whole);
  curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, receive);
  curl_easy_setopt(handle, CURLOPT_WRITEDATA, &state);
  CURLcode code = curl_easy_perform(handle);
  curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, NULL);
  return code;
}

long galley_curl_status(CURL *handle) {
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

long galley_curl_connections(CURL *handle) {
  long count = 0;
  curl_easy_getinfo(handle, CURLINFO_NUM_CONNECTS, &count);
  return count;
}
