import Foundation

/// Finds out how a terminal draws pictures: what somebody asks for, then what the environment says, then what the
/// terminal answers.
enum PictureChoice {
  /// The environment variable that decides.
  static let variable = "GALLEY_IMAGES"

  /// The method, as far as it is known without asking the terminal.
  ///
  /// - Parameters:
  ///   - forced: What somebody asked for.
  ///   - environment: The environment variables.
  /// - Returns: The method; `nil` if the terminal has to be asked.
  /// - Throws: ``UsageError`` if what was asked for is no method.
  static func method(
    forced: String?, _ environment: [String: String]
  ) throws(UsageError) -> PictureMethod? {
    let asked = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    if let (name, word) = forced.map({ ("--images", $0) }) ?? asked.map({ (variable, $0) }) {
      guard let method = PictureMethod(rawValue: word.lowercased()) else {
        throw .badValue(name, word, needs: "kitty, iterm, sixel, blocks or none")
      }
      return method
    }
    if ColorDepth.of(environment) == .none { return PictureMethod.none }
    // What sits between would have to pass pictures on, and does not.
    let terminal = environment["TERM"] ?? ""
    if environment["TMUX"] != nil || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") {
      return .blocks
    }
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || terminal == "xterm-kitty" || program == "ghostty" {
      return .kitty
    }
    if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" || program == "WezTerm" {
      return .iterm
    }
    return nil
  }

  /// What asks a terminal: for kitty's protocol first, then for its attributes, which every terminal answers.
  ///
  /// - Reference: the "Querying support" part of kitty's protocol, and DA1 in ECMA-48, 8.3.24.
  static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// The method that an answer allows.
  ///
  /// - Parameter answer: What the terminal sent.
  /// - Returns: The method, blocks if it knows no better.
  static func method(answer: [UInt8]) -> PictureMethod {
    let text = String(decoding: answer, as: UTF8.self)
    if text.contains("\u{1B}_Gi=31;OK") { return .kitty }
    return attributes(text)?.contains("4") ?? false ? .sixel : .blocks
  }

  /// Whether an answer is whole: the attributes come last.
  static func isWhole(_ answer: [UInt8]) -> Bool {
    attributes(String(decoding: answer, as: UTF8.self)) != nil
  }

  private static func attributes(_ text: String) -> [Substring]? {
    guard let start = text.range(of: "\u{1B}[?") else { return nil }
    let rest = text[start.upperBound...]
    guard let end = rest.firstIndex(of: "c") else { return nil }
    return rest[..<end].split(separator: ";")
  }
}
