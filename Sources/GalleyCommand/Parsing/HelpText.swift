/// Says how the tool is used.
enum HelpText {
  /// How wide the left column is.
  private static let column = 28

  /// The help of the whole tool.
  static func overview(_ groups: [(title: String, commands: [CommandSpec])]) -> String {
    """
    Galley proofs user interfaces: every screen is compared with an approved picture.

    Usage: galley <command> [options]

    \(groups.map { "\($0.title):\n\(table($0.commands.map { ($0.name, $0.summary) }))" }.joined(separator: "\n\n"))

    Other:
    \(table([("help <command>", "how a command is used"), ("--version", "the version")]))

    Exit codes:
    \(table([
      ("0", "clean"),
      ("1", "something differs, or a test failed"),
      ("2", "something could not be compared"),
      ("3", "only new checks without a baseline"),
      ("4", "only unused baselines, with --fail-on-orphans"),
      ("5", "only tests that passed when run again, with --fail-on-flaky"),
      ("64", "the command line makes no sense"),
      ("130", "interrupted"),
    ]))

    """
  }

  /// The help of a command.
  static func command(_ command: CommandSpec) -> String {
    var text =
      "\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).\n\nUsage: \(command.usage)\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    return text + "\nOptions:\n\(table(command.allOptions.map { ($0.usage, $0.summary) }))\n"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { name, text in
      "  \(name)\(String(repeating: " ", count: max(2, column - name.count)))\(text)"
    }.joined(separator: "\n")
  }
}
