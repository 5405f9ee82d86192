/// An option of a command.
package struct OptionSpec {
  /// The value that follows an option.
  package enum Value {
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
  package var aliases: [String] = []
  /// The value that follows it.
  package var value: Value = .none
  /// The completion of its value in a shell.
  package var completion: Completion = .none
  /// Whether it may be given more than once.
  package var repeats = false
  /// Its effect, in half a sentence.
  package var summary: String

  /// All names, the short ones first.
  package var names: [String] { aliases + [name] }

  /// The option as help shows it.
  package var usage: String {
    let names = names.joined(separator: ", ")
    return switch value {
    case .none: names
    case .needed(let what): "\(names) <\(what)>"
    case .optional(let what, _): "\(names)[=<\(what)>]"
    }
  }
}
