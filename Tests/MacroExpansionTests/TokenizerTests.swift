import SeededCases
import Testing

@testable import MacroExpansion

@Suite struct TokenizerTests {
  @Test func `strings, comments and operators are told apart`() {
    let source =
      #"a /* x /* y */ */ = "s \("in )" + f(1)) e" // c"# + "\n" + ##"-> #"raw " \#(b)"# """m " x""" `if`"##
    #expect(
      Tokenizer.tokens(of: source).map(\.text) == [
        "a", "=", #""s \("in )" + f(1)) e""#, "->", ##"#"raw " \#(b)"#"##, #""""m " x""""#, "`if`",
      ])
  }

  /// Tokens are in order, are pieces of the source, and leave out nothing but white space and comments.
  @Test(arguments: Soak.seeds(200)) func `any text has tokens`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "\"", "#", "\\(", ")", "/*", "*/", "//", "\n", "a", "é", "=", "\"\"\"", "`", "{", "}", "@", " ",
      "\u{0}",
    ]
    let source = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      pieces.randomElement(using: &random)!
    }
    .joined()
    let bytes = Array(source.utf8)
    var end = 0
    for token in Tokenizer.tokens(of: source) {
      #expect(token.offset >= end && !token.text.isEmpty, "\(source)")
      #expect(Array(bytes[token.offset..<token.end]) == Array(token.text.utf8), "\(source)")
      end = token.end
    }
    #expect(end <= bytes.count)
  }
}
