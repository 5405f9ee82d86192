/// A completion script for fish, made from the commands' specs.
///
/// - Reference: [complete](https://fishshell.com/docs/current/cmds/complete.html).
struct FishCompletion {
  let commands: [CommandSpec]

  var script: String {
    var lines = [
      "# Completion of galley for fish, made by \"galley completions fish\".", "", "complete -c galley -f",
    ]
    let summaries = commands.map { ($0.name, $0.summary) } + [("help", "print the help of a command")]
    for (name, summary) in summaries {
      lines.append("complete -c galley -n __fish_use_subcommand -a \(name) -d \(quoted(summary))")
    }
    lines.append("complete -c galley -n __fish_use_subcommand -l version -d 'print the version'")
    let names = commands.map(\.name).joined(separator: " ")
    lines.append("complete -c galley -n '__fish_seen_subcommand_from help' -a \(quoted(names))")
    for command in commands {
      let start = "complete -c galley -n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.allOptions.map { option in
        let names = option.names.map { name in
          name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
        }
        let value =
          switch option.value {
          case .none: ""
          case .needed: value(option.completion, needed: true)
          case .optional: value(option.completion, needed: false)
          }
        return "\(start) \(names.joined(separator: " "))\(value) -d \(quoted(option.summary))"
      }
      switch command.operandCompletion {
      case .none: break
      case .files: lines.append("\(start) -F")
      case .folders: lines.append("\(start) -a '(__fish_complete_directories)'")
      case .words(let words): lines.append("\(start) -a \(quoted(words.joined(separator: " ")))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func value(_ completion: Completion, needed: Bool) -> String {
    switch completion {
    case .none: needed ? " -x" : ""
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .words(let words): "\(needed ? " -x" : "") -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
