/// A Swift source that was written for an iPhone, in the form that Linux compiles to the same.
///
/// Platform conditions that hold on iOS hold, and the entry point of an app in a library is left out: the program that is linked with it
/// has its own. Lines and, outside of changed conditions, columns stay as they are, and messages name the original file.
package struct PhoneSource {
  /// The source for Linux, in UTF-8.
  package let text: String

  /// Rewrites a source.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - path: The path of its file, absolute, which messages name.
  ///   - isInLibrary: Whether its target is a library.
  package init(_ bytes: [UInt8], at path: String, isInLibrary: Bool) {
    let tokens = TokenizedSource.all(bytes)
    var (result, place) = ([UInt8](), 0)
    func copy(through end: Int) {
      result += bytes[place..<end]
      place = end
    }
    for (index, token) in tokens.enumerated() {
      if Self.isPhone(tokens[index...]), Self.isInCondition(tokens[..<index], of: token.line) {
        copy(through: token.offset)
        result += Array("(".utf8)
        copy(through: tokens[index + 3].offset + 1)
        result += Array(" || os(Linux))".utf8)
      } else if isInLibrary, token.kind == .attribute, token.text == "@main" {
        copy(through: token.offset)
        result += Array(repeating: UInt8(ascii: " "), count: token.text.utf8.count)
        place += token.text.utf8.count
      }
    }
    let rest = String(decoding: result + bytes[place...], as: UTF8.self)
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    text = "#sourceLocation(file: \"\(quoted)\", line: 1)\n" + rest
  }

  /// Whether tokens begin with `os(iOS)`, on one line.
  private static func isPhone(_ tokens: ArraySlice<SourceToken>) -> Bool {
    let line = tokens.first?.line
    return tokens.count >= 4
      && zip(tokens, ["os", "(", "iOS", ")"]).allSatisfy { $0.is($1) && $0.line == line }
  }

  /// Whether the last directive before a token is a condition on its line.
  private static func isInCondition(_ before: ArraySlice<SourceToken>, of line: Int) -> Bool {
    before.reversed().prefix { $0.line == line }.contains {
      ["#if", "#elseif"].contains($0.text) && $0.kind == .directive
    }
  }
}
