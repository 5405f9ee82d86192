import GalleyTree
import Testing

@Suite(.timeLimit(.minutes(15))) struct CompiledLiteralTests {
  /// The compiler takes what a page of the review server may have written into a source.
  @Test func literalsOfHostileTextsCompile() throws {
    let texts = [
      "", "\"", "\\", "\\(x)", "\"; exit(1) //", "*/ /*", "a\r\nb", "\u{0}", "\u{1B}[2J", "\u{202E}evil",
      "\u{301}", "👩‍👩‍👧",
      "#\"", "\"\"\"", "\\u{41}", "\u{2028}", "\u{FEFF}", String(repeating: "\\\"", count: 500),
    ]
    let scalars = stride(from: UInt32(0), to: 0x11_0000, by: 97).compactMap(Unicode.Scalar.init).map {
      String($0)
    }
    let source = (texts + scalars).enumerated().map { "let t\($0.offset) = \(SwiftLiteral.of($0.element))\n" }
    #expect(try Editor.faults([source.joined()]).isEmpty)
  }
}
