/// A reader that takes options from a parsed command line, and collects their declarations.
///
/// Declaring an option and reading it are one call, with the option's only name.
package struct OptionReader {
  private let words: [String: [String]]
  /// The declarations so far, in order.
  package private(set) var declared: [OptionSpec] = []

  /// Creates a reader.
  ///
  /// - Parameter words: The values of the options that are given, by the options' names.
  package init(_ words: [String: [String]] = [:]) { self.words = words }

  /// Declares and reads an option without a value.
  package mutating func flag(_ name: String, aliases: [String] = [], summary: String) -> Flag {
    let spec = OptionSpec(name: name, aliases: aliases, summary: summary)
    return Flag(spec: spec, isGiven: !read(spec).isEmpty)
  }

  /// Declares and reads an option with a value.
  ///
  /// - Parameters:
  ///   - name: The name, with its hyphens.
  ///   - aliases: Other names.
  ///   - placeholder: The word for the value in help.
  ///   - otherwise: The value of the option without one; `nil` if it needs one.
  ///   - completion: The completion of the value in a shell.
  ///   - form: The form of the value.
  ///   - summary: The option's effect, in half a sentence.
  package mutating func value<Value>(
    _ name: String, aliases: [String] = [], _ placeholder: String, otherwise: String? = nil,
    completion: Completion = .none, as form: OptionForm<Value>, summary: String
  ) -> ValueOption<Value> {
    let spec = OptionSpec(
      name: name, aliases: aliases,
      value: otherwise.map { .optional(placeholder, otherwise: $0) } ?? .needed(placeholder),
      completion: completion, summary: summary)
    return ValueOption(spec: spec, word: read(spec).last, form: form)
  }

  /// Declares and reads an option whose value is any text.
  package mutating func value(
    _ name: String, aliases: [String] = [], _ placeholder: String, otherwise: String? = nil,
    completion: Completion = .none, summary: String
  ) -> ValueOption<String> {
    value(
      name, aliases: aliases, placeholder, otherwise: otherwise, completion: completion, as: .text,
      summary: summary)
  }

  /// Declares and reads an option that may be given more than once.
  package mutating func list<Value>(
    _ name: String, aliases: [String] = [], _ placeholder: String, completion: Completion = .none,
    as form: OptionForm<Value>, summary: String
  ) -> ListOption<Value> {
    let spec = OptionSpec(
      name: name, aliases: aliases, value: .needed(placeholder), completion: completion, repeats: true,
      summary: summary)
    return ListOption(spec: spec, words: read(spec), form: form)
  }

  /// Declares and reads an option that may be given more than once, with any text.
  package mutating func list(
    _ name: String, aliases: [String] = [], _ placeholder: String, completion: Completion = .none,
    summary: String
  ) -> ListOption<String> {
    list(name, aliases: aliases, placeholder, completion: completion, as: .text, summary: summary)
  }

  private mutating func read(_ spec: OptionSpec) -> [String] {
    precondition(
      !declared.contains { !Set($0.names).isDisjoint(with: spec.names) }, "\(spec.name) is declared twice")
    declared.append(spec)
    return words[spec.name] ?? []
  }
}

// MARK: - Options of several commands

extension OptionReader {
  /// The run that a command is about.
  package mutating func run() -> ValueOption<String> {
    value("--run", "run", summary: "use this run instead of the newest")
  }

  /// The test target that a command is about.
  package mutating func testTarget() -> ValueOption<String> {
    value("--target", "name", summary: "use only this test target, if several register an atlas")
  }

  /// The reason for deciding on CI.
  package mutating func onCI() -> ValueOption<String> {
    value("--on-ci", "reason", summary: "give the reason for a decision on CI, which is refused without one")
  }
}
