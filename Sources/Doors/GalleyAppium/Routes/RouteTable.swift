import GalleyJSON

/// All routes of the server.
package enum RouteTable {
  /// The routes, in the order of the documentation.
  package static let all: [Route] =
    sessionRoutes + elementRoutes + screenRoutes + alertRoutes + settingRoutes + agentRoutes

  /// The routes by the number of their parts, so that few are compared.
  private static let byCount: [Int: [Route]] = {
    var table: [Int: [Route]] = [:]
    for route in all {
      table[route.parts.count, default: []].append(route)
      if route.servesLatest { table[route.parts.count - 2, default: []].append(route) }
    }
    return table
  }()

  /// The route of a request, with the values of its path.
  ///
  /// - Throws: ``CommandError`` of kind `unknown command` or `unknown method`.
  static func find(_ method: String, _ path: [Substring]) throws(CommandError) -> (
    route: Route, parameters: [String: String]
  ) {
    var others: [String] = []
    for route in byCount[path.count] ?? [] {
      guard let parameters = route.parameters(of: path) else { continue }
      if route.method == method { return (route, parameters) }
      others.append(route.method)
    }
    guard others.isEmpty else {
      throw CommandError(
        .unknownMethod,
        "This path takes \(others.sorted().joined(separator: " and ")), and not \(method.prefix(20)).")
    }
    // Selenium takes a text for the name of a file unless the answer has these words, and does not type it.
    throw CommandError(
      .unknownCommand, "Unrecognized command: \(method.prefix(20)); the server has no command of this path.")
  }

  /// The table of the documentation, a row a route, in Markdown.
  package static var documentation: String {
    var text = "| method | path | dialect | effect |\n| --- | --- | --- | --- |\n"
    for route in all {
      text += "| \(route.method) | `\(route.path)` | \(route.dialect.rawValue) | \(route.summary) |\n"
    }
    return text
  }
}
