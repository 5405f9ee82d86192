/// The help of the tool and of its commands.
enum HelpText {
  /// The width of the left column.
  private static let column = 28

  static let purpose = "Galley tests user interfaces: it compares every screen with an approved picture."

  static let exitCodes = [
    ("0", "clean"),
    ("1", "something differs, or a test failed"),
    ("2", "something could not be compared"),
    ("3", "only new checks without a baseline"),
    ("4", "only unused baselines, with --fail-on-orphans"),
    ("5", "only tests that passed in a rerun, with --fail-on-flaky"),
    ("64", "the command line is wrong"),
    ("130, 143, 129", "interrupted by SIGINT, SIGTERM or SIGHUP"),
  ]

  /// The help of the whole tool.
  static func overview(_ groups: [(title: String, commands: [CommandSpec])]) -> String {
    """
    \(purpose)

    Usage: galley <command> [options]

    \(groups.map { "\($0.title):\n\(table($0.commands.map { ($0.name, $0.summary) }))" }.joined(separator: "\n\n"))

    Other:
    \(table([("help <command>", "print the help of a command"), ("--version", "print the version")]))

    Exit codes:
    \(table(exitCodes))

    """
  }

  /// The help of a command.
  static func command(_ command: CommandSpec) -> String {
    var text = "\(sentence(command))\n\nUsage: \(command.usage)\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    return text + "\nOptions:\n\(table(command.allOptions.map { ($0.usage, $0.summary) }))\n"
  }

  /// The summary of a command as a sentence.
  static func sentence(_ command: CommandSpec) -> String {
    "\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst())."
  }

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { name, text in
      "  \(name)\(String(repeating: " ", count: max(2, column - name.count)))\(text)"
    }.joined(separator: "\n")
  }
}
