import GalleyBaselines
import GalleyText
import GalleyTree

/// An error in a command line.
package enum UsageError: Error, Hashable {
  /// There is no command.
  case noCommand
  /// There is no such command.
  case unknownCommand(String, meant: String?)
  /// The command has no such option.
  case unknownOption(String, command: String, meant: String?, passesOn: Bool)
  /// An option was given twice.
  case twice(String)
  /// An option has a value and takes none.
  case needlessValue(String)
  /// An option has no value and needs one.
  case missingValue(String, String)
  /// The value of an option is not valid.
  case badValue(String, String, needs: String)
  /// Two options contradict each other.
  case contradiction(String, String)
  /// An option has no effect with another one.
  case needlessFor(String, String)
  /// An option or operand needs another option.
  case onlyWith(String, String)
  /// There is no terminal to review in.
  case noTerminal
  /// An operand is missing.
  case missingOperand(String, command: String)
  /// There is an operand too many.
  case extraOperand(String, command: String, passesOn: Bool)
  /// There is no such rule for layouts.
  case unknownRule(String, meant: String?)
  /// There is no such test target, or it registers no atlas.
  case unknownTarget(String, meant: String?)
  /// Nothing is selected for a decision.
  case nothingSelected(command: String)
  /// A rejection has no reason.
  case noReason
  /// No check that waits matches.
  case nothingMatches(String, meant: String?)
  /// No check that waits has this value in this part of its key.
  case nothingThere(String, String, meant: String?, known: [String])
  /// Every word matches something, but all of them together match nothing.
  case nothingTogether(waiting: Int)
  /// An example differs in several ways.
  case severalWays(String, Int)
  /// No check, baseline or refusal has this name.
  case noSuchCheck(String, meant: String?)
  /// Several checks have this name.
  case severalChecks(String, [String])
  /// A decision on CI has no reason for being made there.
  case onCI(DecisionOnCIError)
  /// The configurations to run in make no sense together.
  case configuration(ConfigurationError)
  /// There is no such device.
  case unknownDevice(String)
  /// There is no such schema.
  case unknownSchema(String, known: [String])
  /// There is no completion for this shell.
  case unknownShell(String, known: [String])
}

extension UsageError: CustomStringConvertible {
  /// The error as one sentence without a full stop, with a way out.
  package var description: String {
    switch self {
    case .noCommand: return "no command was given; \"galley help\" lists the commands"
    case .unknownCommand(let name, let meant):
      return "there is no command \"\(clean(name))\"; "
        + (meant.map(SpellingSuggestion.question) ?? "\"galley help\" lists the commands")
    case .unknownOption(let name, let command, let meant, let passesOn):
      var hint =
        meant.map { SpellingSuggestion.bareQuestion($0) } ?? "\"galley help \(command)\" lists its options"
      if passesOn, meant == nil { hint = "arguments for \"swift test\" go after --" }
      return "\"galley \(command)\" has no option \(clean(name)); \(hint)"
    case .twice(let name): return "\(name) was given twice"
    case .needlessValue(let name): return "\(name) takes no value"
    case .missingValue(let name, let what): return "\(name) needs a value: \(name) <\(what)>"
    case .badValue(let name, let value, let needs): return "\(name) needs \(needs), not \"\(clean(value))\""
    case .contradiction(let first, let second):
      return "\(first) and \(second) do not go together; give one of them"
    case .needlessFor(let first, let second):
      return "\(second) has no effect with \(first); omit one of them"
    case .onlyWith(let what, let option): return "\(what) needs \(option)"
    case .noTerminal:
      return
        "\"galley review --terminal\" needs a terminal for its input and output; without one there are: "
        + "galley status, galley approve <pattern>, galley approve --cause <id>, "
        + "galley reject <pattern> --reason <text>, galley decide <file>"
    case .missingOperand(let name, let command):
      return "\"galley \(command)\" needs <\(name)>; see \"galley help \(command)\""
    case .extraOperand(let word, let command, let passesOn):
      let hint = passesOn ? "arguments for \"swift test\" go after --" : "see \"galley help \(command)\""
      return "\"galley \(command)\" does not take the argument \"\(clean(word))\"; \(hint)"
    case .unknownRule(let name, let meant):
      return "there is no rule \"\(clean(name))\"; "
        + (meant.map { SpellingSuggestion.bareQuestion($0) } ?? "\"galley lint-pages --rules\" lists them")
    case .unknownTarget(let name, let meant):
      return "no test target \"\(clean(name))\" registers an atlas; "
        + (meant.map { SpellingSuggestion.bareQuestion($0) } ?? "omit --target to use all that do")
    case .nothingSelected(let command):
      return
        "select what to \(command): --all, --new, --changed, --cause <id>, or patterns of keys such as 'RecipesTests*'"
    case .noReason:
      return "a rejection needs a reason: --reason <text>; the author of the change will read it"
    case .onCI(let fault): return "\(fault)"
    case .nothingThere(let option, let word, let meant, let known):
      let there = known.isEmpty ? "no check that waits has one" : "there is \(EnglishList.some(known))"
      let hint = meant.map(SpellingSuggestion.question) ?? there
      return "no check that waits for a decision has \(option) \"\(clean(word))\"; \(hint)"
    case .nothingTogether(let waiting):
      let count = EnglishNoun.count(waiting, "check", "waits", "wait")
      return
        "no check that waits for a decision matches all of that; \(count), and \"galley status\" lists them"
    case .severalWays(let word, let ways):
      return "--like \"\(clean(word))\" matches checks that differ in \(ways) ways; give one by its whole key"
    case .noSuchCheck(let word, let meant):
      let hint = meant.map(SpellingSuggestion.question) ?? "\"galley gate --verbose\" lists them"
      return "neither the run nor the store has a check \"\(clean(word))\"; \(hint)"
    case .severalChecks(let word, let texts):
      return "\"\(clean(word))\" matches \(texts.count) checks; give one of them: "
        + EnglishList.first(10, of: texts, separator: "; ")
    case .configuration(let error): return "\(error)"
    case .unknownDevice(let name): return DeviceNames.advice(for: name)
    case .unknownSchema(let word, let known):
      return "there is no schema \"\(clean(word))\"; there are \(known.joined(separator: ", "))"
    case .unknownShell(let word, let known):
      return
        "there is no completion for \"\(clean(word))\"; there is one for \(known.joined(separator: ", "))"
    case .nothingMatches(let word, let meant):
      let hint = meant.map(SpellingSuggestion.question) ?? "\"galley status\" lists those that do"
      return "no check that waits for a decision matches \"\(clean(word))\"; \(hint)"
    }
  }

  private func clean(_ text: String) -> String {
    CleanText.line(text, limit: 80)
  }
}
