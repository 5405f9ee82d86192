import GalleyAutomation

/// A problem of a page that a browser has logged.
package struct LoggedProblem: Hashable, Sendable {
  /// A request that failed.
  package struct FailedLoad: Hashable, Sendable {
    package var method: String?
    package var url: String
    /// The reason, such as `status 404` or `net::ERR_CONNECTION_REFUSED`.
    package var reason: String
    /// The status of the answer, if there was one.
    package var status: Int?

    /// Whether the browser asked for it by itself, as the picture of a site.
    var isIcon: Bool { url.hasSuffix("/favicon.ico") }
  }

  package var kind: AppProblem.Kind
  package var text: String
  /// The place in the page's code, such as `http://127.0.0.1/shop.js 12:5`.
  package var place: String?
  /// The request, of a request that failed.
  package var load: FailedLoad?
  /// The time, in milliseconds since 1970.
  package var timestamp: Double

  /// An error in a console, or one that nobody caught.
  init(_ kind: AppProblem.Kind, _ text: String, at place: String?, timestamp: Double) {
    let isSilent = kind == .uncaughtError && text.isEmpty
    self.kind = kind
    self.text = isSilent ? "a promise that was rejected without an error" : text
    self.place = place
    self.timestamp = timestamp
  }

  /// A request that failed; `nil` for one that the browser makes by itself.
  init?(_ load: FailedLoad, timestamp: Double) {
    guard !load.isIcon else { return nil }
    kind = .failedRequest
    text = "\(load.url): \(load.reason)"
    self.load = load
    self.timestamp = timestamp
  }
}
