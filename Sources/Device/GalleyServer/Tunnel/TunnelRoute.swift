import Foundation

/// The destination of a path of a tunnel over HTTP.
enum TunnelRoute: Hashable {
  /// The names of the commands of the app.
  case commands
  case command(String)
  /// A notification without content.
  case beep(String)
  /// The device's time.
  case time
  case stubs
  case stub(String)
  /// Changes of requests on their way.
  case rewrites
  /// Requests that take longer.
  case throttles
  /// Requests that are watched.
  case monitors
  /// The watched requests.
  case requests
  /// A value of the app's user defaults.
  case defaults(String)
  /// A file or folder in the app's sandbox, by the names on the way to it.
  case file([String])

  /// Reads a path; `nil` if it leads nowhere.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { $0.removingPercentEncoding ?? "" }
    switch (parts.count, parts.first, parts.last ?? "") {
    case (1, "commands", _): self = .commands
    case (2, "commands", let name) where !name.isEmpty: self = .command(name)
    case (2, "beeps", let name) where !name.isEmpty: self = .beep(name)
    case (1, "time", _): self = .time
    case (1, "stubs", _): self = .stubs
    case (2, "stubs", let id) where !id.isEmpty: self = .stub(id)
    case (1, "rewrites", _): self = .rewrites
    case (1, "throttles", _): self = .throttles
    case (1, "monitors", _): self = .monitors
    case (1, "requests", _): self = .requests
    case (2, "defaults", let key) where !key.isEmpty: self = .defaults(key)
    case (2..., "files", _): self = .file(Array(parts.dropFirst()))
    default: return nil
    }
  }

  /// The methods that it takes.
  var methods: [String] {
    switch self {
    case .commands: ["GET"]
    case .command, .beep, .rewrites, .throttles, .monitors: ["POST"]
    case .time: ["GET", "POST"]
    case .stubs: ["GET", "POST", "DELETE"]
    case .stub: ["DELETE"]
    case .requests: ["GET", "DELETE"]
    case .defaults: ["GET", "PUT", "DELETE"]
    case .file: ["GET", "PUT"]
    }
  }

  /// Whether the body sent there is JSON, and not arbitrary bytes.
  var takesJSON: Bool {
    if case .file = self { false } else { true }
  }
}
