import GalleyJSON

/// A route of the server: a method, a path, and the work that it does.
package struct Route: Sendable {
  /// The dialect that a route belongs to.
  package enum Dialect: String, Sendable {
    /// The protocol of W3C.
    case w3c = "W3C"
    /// The commands that Appium adds.
    case appium = "Appium"
    /// The commands that WebDriverAgent adds.
    case wda = "WDA"
  }

  /// The work of a route.
  enum Work: Sendable {
    /// Of the server itself.
    case server(@Sendable (AppiumService, Call) throws -> JSONValue)
    /// Of one session.
    case session(@Sendable (DeviceSession, Call) throws -> JSONValue)
  }

  /// The method, such as `GET`.
  package let method: String
  /// The path, with names in braces, such as `/session/{session}/element/{element}/click`.
  package let path: String
  package let dialect: Dialect
  /// The effect, as the end of a row of the documentation.
  package let summary: String
  /// Whether the path without `/session/{session}` means the session that was created last.
  package let servesLatest: Bool
  let work: Work
  /// The parts of the path.
  let parts: [Substring]

  fileprivate init(
    _ method: String, _ path: String, _ dialect: Dialect, _ summary: String, servesLatest: Bool, _ work: Work
  ) {
    self.method = method
    self.path = path
    self.dialect = dialect
    self.summary = summary
    self.servesLatest = servesLatest
    self.work = work
    parts = path.split(separator: "/")
  }

  /// A route of the server itself.
  static func server(
    _ method: String, _ path: String, _ dialect: Dialect, _ summary: String,
    _ work: @escaping @Sendable (AppiumService, Call) throws -> JSONValue
  ) -> Route {
    Route(method, path, dialect, summary, servesLatest: false, .server(work))
  }

  /// A route of a session, whose path is given without `/session/{session}`.
  static func session(
    _ method: String, _ path: String, _ dialect: Dialect, _ summary: String, servesLatest: Bool = false,
    _ work: @escaping @Sendable (DeviceSession, Call) throws -> JSONValue
  ) -> Route {
    Route(
      method, "/session/{session}" + path, dialect, summary, servesLatest: servesLatest, .session(work))
  }

  /// The values of the names of the path, if a path is of this route.
  ///
  /// - Parameter path: The parts of the path.
  /// - Returns: The values; `nil` for another path.
  func parameters(of path: [Substring]) -> [String: String]? {
    var parameters: [String: String] = [:]
    var parts = parts[...]
    if servesLatest, path.first != "session" { parts = parts.dropFirst(2) }
    guard parts.count == path.count else { return nil }
    for (part, given) in zip(parts, path) {
      if part.hasPrefix("{") {
        parameters[String(part.dropFirst().dropLast())] = String(given)
      } else if part != given {
        return nil
      }
    }
    return parameters
  }
}

/// A request, as the work of a route gets it.
struct Call: Sendable {
  /// The values of the names in the path.
  var parameters: [String: String] = [:]
  /// The parameters of the query.
  var query: [String: String] = [:]
  /// The members of the body.
  var body: [String: JSONValue] = [:]

  /// A value of the path.
  func parameter(_ name: String) -> String { parameters[name] ?? "" }
}
