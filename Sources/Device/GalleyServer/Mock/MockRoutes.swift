import Foundation

/// The routes of a mock server, from the most specific to the least.
struct MockRoutes: Sendable {
  /// The name of routes of any method.
  static let any = "*"

  private enum Segment: Hashable, Comparable {
    /// This one.
    case text(String)
    /// Any one, under a name.
    case parameter(String)
    case anyOne
    /// All that is left.
    case rest

    init(_ text: Substring) {
      switch text {
      case "*": self = .anyOne
      case "**": self = .rest
      case let text where text.hasPrefix(":"): self = .parameter(String(text.dropFirst()))
      case let text: self = .text(String(text))
      }
    }

    /// The vagueness of the segment.
    private var vagueness: Int {
      switch self {
      case .text: 0
      case .parameter: 1
      case .anyOne: 2
      case .rest: 3
      }
    }

    static func < (one: Segment, other: Segment) -> Bool { one.vagueness < other.vagueness }
  }

  private struct Route: Sendable {
    let method: String
    let segments: [Segment]
    let handler: MockServer.Handler
  }

  private var routes: [Route] = []
  /// The handler of requests without a route.
  var fallback: MockServer.Handler?

  private static func segments(_ path: String) -> [Segment] {
    path.split(separator: "/").map(Segment.init)
  }

  func handler(_ method: String, _ path: String) -> MockServer.Handler? {
    let segments = Self.segments(path)
    return routes.first { $0.method == method && $0.segments == segments }?.handler
  }

  mutating func set(_ handler: MockServer.Handler?, _ method: String, _ path: String) {
    let segments = Self.segments(path)
    routes.removeAll { $0.method == method && $0.segments == segments }
    guard let handler else { return }
    let route = Route(method: method, segments: segments, handler: handler)
    let place = routes.firstIndex { Self.isBefore(route, $0) } ?? routes.endIndex
    routes.insert(route, at: place)
  }

  /// Whether a route is more specific than another, segment by segment, and then by its method.
  private static func isBefore(_ one: Route, _ other: Route) -> Bool {
    for (first, second) in zip(one.segments, other.segments) {
      if first < second { return true }
      if second < first { return false }
    }
    return one.method != any && other.method == any
  }

  /// The handler of a request, and the parameters of its path.
  func find(_ method: String, _ path: String) -> (MockServer.Handler, [String: String])? {
    let parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    let methods = method == "HEAD" ? ["HEAD", "GET", Self.any] : [method, Self.any]
    for route in routes where methods.contains(route.method) {
      if let params = Self.match(route.segments, parts) { return (route.handler, params) }
    }
    return fallback.map { ($0, [:]) }
  }

  private static func match(_ segments: [Segment], _ parts: [String]) -> [String: String]? {
    var params: [String: String] = [:]
    for (index, segment) in segments.enumerated() {
      if segment == .rest { return params }
      guard index < parts.count else { return nil }
      switch segment {
      case .text(let text): guard text == parts[index] else { return nil }
      case .parameter(let name): params[name] = parts[index]
      case .anyOne, .rest: break
      }
    }
    return segments.count == parts.count ? params : nil
  }
}
