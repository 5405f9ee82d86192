/// The name, operands and options of a command, from which parsing, help, completion and the manual page follow.
package struct CommandSpec {
  /// Its name.
  package var name: String
  /// Its effect, in half a sentence.
  package var summary: String
  /// Its arguments that are no options.
  package var operands: Operands
  /// The completion of an operand in a shell.
  package var operandCompletion: Completion
  /// Its options.
  package var options: [OptionSpec]
  /// Further paragraphs for its help.
  package var discussion: String

  /// The arguments of a command that are no options.
  package enum Operands {
    /// Nothing.
    case none
    /// As many as there are names.
    case each([String])
    /// As many as there are names, and perhaps one more.
    case eachAndPerhaps([String], String)
    /// Any number.
    case any(String)
    /// Everything after `--`, for another program.
    case rest(String)
    /// Any number, and everything after `--`, for another program.
    case anyAndRest(String, String)
  }

  /// Creates the description of a command.
  package init(
    name: String, summary: String, operands: Operands = .none, operandCompletion: Completion = .none,
    options: any CommandOptions.Type = NoOptions.self, discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandCompletion = operandCompletion
    self.options = options.declared
    self.discussion = discussion
  }

  /// All options, including those of every command.
  package var allOptions: [OptionSpec] { options + StandardOptions.declared }

  /// The command line in a usage line.
  package var usage: String {
    var words = ["galley \(name)"]
    if !options.isEmpty { words.append("[options]") }
    switch operands {
    case .none: break
    case .each(let names): words += names.map { "<\($0)>" }
    case .eachAndPerhaps(let names, let more): words += names.map { "<\($0)>" } + ["[<\(more)>]"]
    case .any(let name): words.append("[<\(name)> …]")
    case .rest(let name): words.append("[-- <\(name)> …]")
    case .anyAndRest(let name, let rest): words += ["[<\(name)> …]", "[-- <\(rest)> …]"]
    }
    return words.joined(separator: " ")
  }
}

/// The way in which a shell completes a value.
package enum Completion: Hashable {
  /// Not at all.
  case none
  /// By the names of files.
  case files
  /// By the names of folders.
  case folders
  /// By words.
  case words([String])
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The words for all values, with commas.
  ///
  /// Part of most commands' options, so without `joined(separator:)`, which looks for conformances in the whole program when it is
  /// first called.
  package static var names: String {
    var names = ""
    for value in allCases { names += (names.isEmpty ? "" : ", ") + value.rawValue }
    return names
  }
}
