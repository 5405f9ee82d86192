import GalleyJSON

/// A command of `execute/sync`, by its name, such as `mobile: tap`.
package struct MobileCommand: Sendable {
  /// The name, such as `mobile: tap`.
  package let name: String
  /// The effect, as the end of a row of the documentation.
  package let summary: String
  let work: @Sendable (DeviceSession, [String: JSONValue]) throws -> JSONValue

  init(
    _ name: String, _ summary: String,
    _ work: @escaping @Sendable (DeviceSession, [String: JSONValue]) throws -> JSONValue
  ) {
    self.name = name
    self.summary = summary
    self.work = work
  }

  /// A command whose answer is null.
  static func action(
    _ name: String, _ summary: String,
    _ work: @escaping @Sendable (DeviceSession, [String: JSONValue]) throws -> Void
  ) -> MobileCommand {
    MobileCommand(name, summary) { session, arguments in
      try work(session, arguments)
      return .null
    }
  }

  /// All commands, in the order of the documentation.
  package static let all: [MobileCommand] = gestures + apps + device + surroundings + galley + stubs

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Performs the command of a request.
  ///
  /// - Throws: ``CommandError`` of kind `unknown command` for a script that is no command.
  static func perform(_ call: Call, in session: DeviceSession) throws -> JSONValue {
    let script = try call.text("script")
    guard case .list(let values)? = call.body["args"] else {
      throw CommandError.argument("\"args\" is no list.")
    }
    var arguments: [String: JSONValue] = [:]
    switch values.first {
    case nil, .null?: break
    case .object(let members)?: arguments = members
    default: throw CommandError.argument("The first of \"args\" is no object.")
    }
    let name = script.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }.joined(
      separator: ": ")
    guard let command = byName[name] else {
      throw CommandError(
        .unknownCommand,
        "There is no command \"\(script.prefix(80))\"; the device runs no scripts, and commands begin with mobile: or galley:."
      )
    }
    return try command.work(session, arguments)
  }

  /// The table of the documentation, a row a command, in Markdown.
  package static var documentation: String {
    "| command | effect |\n| --- | --- |\n" + all.map { "| `\($0.name)` | \($0.summary) |\n" }.joined()
  }
}
