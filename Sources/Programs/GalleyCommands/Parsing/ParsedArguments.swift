import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// The options and operands of a command line.
package struct ParsedArguments<Options: CommandOptions> {
  /// The options of the command.
  package var options: Options
  /// The options of every command.
  package let standard: StandardOptions
  /// The arguments that are no options.
  package let operands: [String]
  /// The arguments after `--`, if the command passes them on.
  package let rest: [String]

  /// Parses the words that follow the name of a command.
  package init(_ words: [String], for command: CommandSpec) throws(UsageError) {
    let words = try ArgumentWords(words, for: command, options: Options.declared + StandardOptions.declared)
    var line = OptionReader(words.values)
    options = Options(&line)
    standard = StandardOptions(&line)
    operands = words.operands
    rest = words.rest
    if !standard.help.isGiven { try words.check(command) }
  }
}

/// The words of a command line, sorted into options and operands.
private struct ArgumentWords {
  /// The values of options by their names.
  private(set) var values: [String: [String]] = [:]
  private(set) var operands: [String] = []
  private(set) var rest: [String] = []

  init(_ words: [String], for command: CommandSpec, options: [OptionSpec]) throws(UsageError) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        if command.hasRest { rest = Array(words) } else { operands += words }
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.names.contains(parts[0]) }) else {
        throw .unknownOption(
          parts[0], command: command.name,
          meant: SpellingSuggestion.nearest(to: parts[0], in: options.map(\.name)),
          passesOn: command.passesOn)
      }
      let name = option.name
      guard option.repeats || values[name] == nil else { throw .twice(name) }
      switch (option.value, parts.count > 1 ? parts[1] : nil) {
      case (.none, .some): throw .needlessValue(name)
      case (.none, nil): values[name, default: []].append("")
      case (.needed, .some(let value)) where !value.isEmpty: values[name, default: []].append(value)
      case (.needed(let what), .some): throw .missingValue(name, what)
      case (.needed(let what), nil):
        guard let value = words.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw .missingValue(name, what)
        }
        values[name, default: []].append(value)
      case (.optional(_, let otherwise), let value): values[name, default: []].append(value ?? otherwise)
      }
    }
  }

  /// Checks the number of operands.
  func check(_ command: CommandSpec) throws(UsageError) {
    switch command.operands {
    case .any, .anyAndRest: break
    case .each(let names): try check(command, names, most: names.count)
    case .eachAndPerhaps(let names, _): try check(command, names, most: names.count + 1)
    case .none, .rest:
      if let extra = operands.first {
        throw .extraOperand(extra, command: command.name, passesOn: command.passesOn)
      }
    }
  }

  private func check(_ command: CommandSpec, _ names: [String], most: Int) throws(UsageError) {
    if operands.count < names.count { throw .missingOperand(names[operands.count], command: command.name) }
    if operands.count > most {
      throw .extraOperand(operands[most], command: command.name, passesOn: false)
    }
  }
}

extension CommandSpec {
  /// Whether what follows `--` is for another program.
  fileprivate var hasRest: Bool {
    switch operands {
    case .rest, .anyAndRest: true
    case .none, .each, .eachAndPerhaps, .any: false
    }
  }

  fileprivate var passesOn: Bool {
    if case .rest = operands { true } else { false }
  }
}
