import Dispatch

extension RequestRoutes {
  /// Does something after a time; without one at once, on the same thread.
  static func perform(after delay: Duration, _ body: @escaping @Sendable () -> Void) {
    guard delay > .zero else { return body() }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .nanoseconds(Int(delay / .nanoseconds(1))), execute: body)
  }

  /// The words of a status, as pages read them in `statusText`; Chromium takes none without.
  ///
  /// - Reference: [RFC 9110, section 15](https://www.rfc-editor.org/rfc/rfc9110#section-15).
  static func phrase(of status: Int) -> String { phrases[status] ?? "Status" }

  private static let phrases = [
    200: "OK", 201: "Created", 202: "Accepted", 203: "Non-Authoritative Information", 204: "No Content",
    205: "Reset Content", 206: "Partial Content", 300: "Multiple Choices", 301: "Moved Permanently",
    302: "Found", 303: "See Other", 304: "Not Modified", 307: "Temporary Redirect",
    308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 402: "Payment Required",
    403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
    407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
    411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
    415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed",
    421: "Misdirected Request", 422: "Unprocessable Content", 426: "Upgrade Required",
    429: "Too Many Requests", 500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
  ]
}
