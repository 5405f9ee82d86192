import Foundation

/// Detects the picture protocol of a terminal: from an option, then from the environment, then from the answer of the
/// terminal to a query.
package enum PictureMethodDetection {
  /// The environment variable that sets the protocol.
  static let variable = "GALLEY_IMAGES"

  /// The method; `nil` if the terminal must be asked.
  ///
  /// - Throws: ``UsageError`` for an unknown method.
  package static func method(
    forced: ValueOption<String>? = nil, _ environment: [String: String]
  ) throws(UsageError) -> PictureMethod? {
    let asked = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    if let (name, word) = forced.flatMap({ option in option.word.map { (option.name, $0) } })
      ?? asked.map({ (variable, $0) })
    {
      guard let method = PictureMethod(rawValue: word.lowercased()) else {
        throw .badValue(name, word, needs: "kitty, iterm, sixel, blocks or none")
      }
      return method
    }
    if ColorDepth.of(environment) == .none { return PictureMethod.none }
    // A terminal multiplexer does not pass pictures on.
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

  /// The query: for kitty's protocol first, then for the attributes, which every terminal answers.
  ///
  /// - Reference: the "Querying support" part of kitty's protocol, and DA1 in ECMA-48, 8.3.24.
  package static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// The best method according to an answer; blocks if there is no better one.
  package static func method(answer: [UInt8]) -> PictureMethod {
    let text = String(decoding: answer, as: UTF8.self)
    if text.contains("\u{1B}_Gi=31;OK") { return .kitty }
    return attributes(text)?.contains("4") ?? false ? .sixel : .blocks
  }

  /// Whether an answer is complete: the attributes come last.
  package static func isWhole(_ answer: [UInt8]) -> Bool {
    attributes(String(decoding: answer, as: UTF8.self)) != nil
  }

  private static func attributes(_ text: String) -> [Substring]? {
    guard let start = text.range(of: "\u{1B}[?") else { return nil }
    let rest = text[start.upperBound...]
    guard let end = rest.firstIndex(of: "c") else { return nil }
    return rest[..<end].split(separator: ";")
  }
}
