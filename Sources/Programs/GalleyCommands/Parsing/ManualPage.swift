/// The manual page of the tool, made from the commands' specs.
///
/// - Reference: man(7), groff_char(7).
struct ManualPage {
  let groups: [(title: String, commands: [CommandSpec])]

  /// The environment variables that the tool reads, with their meaning.
  private static let variables = [
    ("GALLEY_ROOT", "the root of the project, if it is not above the working folder"),
    ("GALLEY_RECORD", "whether tests write baselines: none, missing, changed or all"),
    ("GALLEY_SHARD", "the value of --shard, such as 2/5"),
    ("GALLEY_SEED", "the value of --seed"),
    ("GALLEY_IMAGES", "the value of --images"),
    ("NO_COLOR", "if not empty, turns off colours"),
    ("CLICOLOR_FORCE", "if neither empty nor 0, prints colours to files and pipes, too"),
  ]

  private static let files = [
    ("Galley.json", "the settings of the project"),
    ("Baselines/", "the approved pictures and texts, and the journal of decisions; commit it"),
    (".galley/", "runs, reports and the trash; do not commit it"),
  ]

  var text: String {
    var lines = [
      ".\\\" Made by \"galley manual\".",
      ".TH GALLEY 1 \"\" \"galley \(CommandLineTool.version)\" \"Galley Manual\"",
      ".ad l", ".nh", ".SH NAME", "galley \\- test user interfaces against approved pictures",
      ".SH SYNOPSIS", ".B galley", ".I command", "[options]",
      ".SH DESCRIPTION", Self.escaped(HelpText.purpose),
      ".SH COMMANDS",
    ]
    for group in groups {
      lines.append(".SS \"\(Self.escaped(group.title))\"")
      lines += Self.list(group.commands.map { ($0.name, $0.summary) })
    }
    lines.append(".SH \"OPTIONS OF EACH COMMAND\"")
    for command in groups.flatMap(\.commands) {
      lines += [
        ".SS \"\(Self.escaped(command.usage, quoted: true))\"", Self.escaped(HelpText.sentence(command)),
        ".PP",
      ]
      for line in command.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
        switch true {
        case line.isEmpty: lines.append(".PP")
        case line.hasPrefix("  "): lines += [".br", Self.escaped(String(line))]
        default: lines.append(Self.escaped(String(line)))
        }
      }
      lines += Self.list(command.allOptions.map { ($0.usage, $0.summary) })
    }
    lines += [".SH \"EXIT STATUS\""] + Self.list(HelpText.exitCodes)
    lines += [".SH ENVIRONMENT"] + Self.list(Self.variables)
    lines += [".SH FILES"] + Self.list(Self.files)
    lines += [".SH \"SEE ALSO\"", ".BR git (1),", ".BR gitattributes (5)"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func list(_ rows: [(String, String)]) -> [String] {
    rows.flatMap { [".TP", ".B \"\(escaped($0, quoted: true))\"", escaped($1)] }
  }

  /// A text as roff prints it: hyphens that can be copied, no line that looks like a request, and ASCII alone.
  private static func escaped(_ text: String, quoted: Bool = false) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"" where quoted: result += "\\(dq"
      case _ where !scalar.isASCII: result += "\\[u\(hex(scalar))]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
