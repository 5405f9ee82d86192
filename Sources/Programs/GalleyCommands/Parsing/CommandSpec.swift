/// The name, operands and options of a command, from which parsing, help, completion and the manual page follow.
struct CommandSpec {
  /// Its name.
  package var name: String
  /// Its effect, in half a sentence.
  var summary: String
  /// Its arguments that are no options.
  var operands: Operands = .none
  /// The completion of an operand in a shell.
  var operandCompletion: Completion = .none
  /// Its options.
  var options: [OptionSpec] = []
  /// Further paragraphs for its help.
  var discussion = ""

  /// The arguments of a command that are no options.
  enum Operands {
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

  /// All options, including those of every command.
  var allOptions: [OptionSpec] { options + [.json, .help] }

  /// The command line in a usage line.
  var usage: String {
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

/// An option of a command.
package struct OptionSpec {
  /// The value that follows an option.
  enum Value {
    /// None.
    case none
    /// A value, after a space or an equals sign.
    case needed(String)
    /// A value after an equals sign, or else this one.
    case optional(String, otherwise: String)
  }

  /// Its name, with its hyphens.
  package var name: String
  /// Other names, such as those that other tools have for it.
  var aliases: [String] = []
  /// The value that follows it.
  var value: Value = .none
  /// The completion of its value in a shell.
  var completion: Completion = .none
  /// Whether it may be given more than once.
  var repeats = false
  /// Its effect, in half a sentence.
  var summary: String

  /// All names, the short ones first.
  var names: [String] { aliases + [name] }

  /// The option as help shows it.
  var usage: String {
    let names = names.joined(separator: ", ")
    return switch value {
    case .none: names
    case .needed(let what): "\(names) <\(what)>"
    case .optional(let what, _): "\(names)[=<\(what)>]"
    }
  }

  static let json = OptionSpec(
    name: "--json", summary: "print JSON on standard output, and text on standard error")
  static let help = OptionSpec(name: "--help", aliases: ["-h"], summary: "print this help")
  static let onCI = OptionSpec(
    name: "--on-ci", value: .needed("reason"),
    summary: "the reason for deciding on CI, which is refused without one")
  package static let run = OptionSpec(
    name: "--run", value: .needed("run"), summary: "use this run instead of the newest")
  /// Chooses a test target.
  package static let testTarget = OptionSpec(
    name: "--target", value: .needed("name"),
    summary: "only this test target, where several register an atlas")
}

/// The way in which a shell completes a value.
enum Completion: Hashable {
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
  static var names: String {
    var names = ""
    for value in allCases { names += (names.isEmpty ? "" : ", ") + value.rawValue }
    return names
  }
}
