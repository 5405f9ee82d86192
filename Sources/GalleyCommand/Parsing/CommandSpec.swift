/// What a command takes; help and parsing both follow it.
struct CommandSpec {
  /// Its name.
  var name: String
  /// What it does, in half a sentence.
  var summary: String
  /// What it takes beside options.
  var operands: Operands = .none
  /// Its options.
  var options: [OptionSpec] = []
  /// What more there is to say, for its help.
  var discussion = ""

  /// What a command takes beside options.
  enum Operands {
    /// Nothing.
    case none
    /// As many as there are names.
    case each([String])
    /// As many as there are names, and perhaps one more.
    case eachAndPerhaps([String], String)
    /// Any number.
    case any(String)
    /// What stands after `--`, for another program.
    case rest(String)
  }

  /// All options, those of every command included.
  var allOptions: [OptionSpec] { options + [.json, .help] }

  /// How to write a call.
  var usage: String {
    var words = ["galley \(name)"]
    if !options.isEmpty { words.append("[options]") }
    switch operands {
    case .none: break
    case .each(let names): words += names.map { "<\($0)>" }
    case .eachAndPerhaps(let names, let more): words += names.map { "<\($0)>" } + ["[<\(more)>]"]
    case .any(let name): words.append("[<\(name)> …]")
    case .rest(let name): words.append("[-- <\(name)> …]")
    }
    return words.joined(separator: " ")
  }
}

/// An option of a command.
struct OptionSpec {
  /// What an option is followed by.
  enum Value {
    /// Nothing.
    case none
    /// A value, after a space or an equals sign.
    case needed(String)
    /// Perhaps a value, after an equals sign; else this one.
    case optional(String, otherwise: String)
  }

  /// Its name, with its hyphens.
  var name: String
  /// Other names, such as those that other tools have for it.
  var aliases: [String] = []
  /// What follows it.
  var value: Value = .none
  /// Whether it may come more than once.
  var repeats = false
  /// What it does, in half a sentence.
  var summary: String

  /// The option as help shows it.
  var usage: String {
    let names = (aliases + [name]).joined(separator: ", ")
    return switch value {
    case .none: names
    case .needed(let what): "\(names) <\(what)>"
    case .optional(let what, _): "\(names)[=<\(what)>]"
    }
  }

  static let json = OptionSpec(
    name: "--json", summary: "print JSON alone on standard output, prose on standard error")
  static let help = OptionSpec(name: "--help", summary: "print this and stop")
  static let run = OptionSpec(name: "--run", value: .needed("run"), summary: "a run other than the newest")
}
