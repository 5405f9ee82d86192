import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// The options and operands of a command line.
package struct ParsedArguments {
  private var values: [String: [String]] = [:]
  /// The arguments that are no options.
  package private(set) var operands: [String] = []
  /// The arguments after `--`, if the command passes them on.
  package private(set) var rest: [String] = []

  /// Parses the words that follow the name of a command.
  init(_ words: [String], for command: CommandSpec) throws(UsageError) {
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
      guard let option = command.allOptions.first(where: { $0.names.contains(parts[0]) }) else {
        throw .unknownOption(
          parts[0], command: command.name,
          meant: SpellingSuggestion.nearest(to: parts[0], in: command.allOptions.map(\.name)),
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
    if !isGiven("--help") { try check(command) }
  }

  private func check(_ command: CommandSpec) throws(UsageError) {
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

  /// Whether an option was given.
  package func isGiven(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option.
  package func value(_ option: String) -> String? { values[option]?.last }

  /// The same with another value of an option, if that was given.
  func replacing(_ option: String, by change: (String) -> String) -> ParsedArguments {
    var result = self
    result.values[option] = values[option]?.map(change)
    return result
  }

  /// All values of an option that may come more than once.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option as a number with a fraction.
  func decimal(_ option: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .badValue(
        option, text, needs: "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))")
    }
    return number
  }

  private static func text(_ bound: Double) -> String { "\(Int(bound))" }

  /// The value of an option as a number.
  func number(_ option: String) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw .badValue(option, text, needs: "a whole number from 0 up")
    }
    return number
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
