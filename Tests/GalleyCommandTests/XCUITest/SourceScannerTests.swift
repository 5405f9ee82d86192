import SeededCases
import Testing

@testable import GalleyCommands
@testable import SourceReading

/// Sources of any shape, masked.
@Suite struct SourceScannerTests {
  private func mask(_ source: String) -> String {
    String(decoding: SourceScanner(Array(source.utf8)).code, as: UTF8.self)
  }

  @Test(arguments: [
    ("let a = 1 // @objc", "let a = 1         "),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("a /* b /* c */ d", "a               "),
    ("/* a\nb */ c", "    \n     c"),
    (#"f("@objc")"#, #"f("     ")"#),
    (#"f("a\"b") + g"#, #"f("    ") + g"#),
    (#"f("\(a + g("x"))y")"#, #"f(" (a + g(" ")) ")"#),
    (#"f("\(a ? "\(b)" : "c")")"#, #"f(" (a ? " (b)" : " ")")"#),
    (##"f(#"a\(b) " "#, c)"##, ##"f(#"        "#, c)"##),
    (##"f(#"a\#(b)"#, c)"##, ##"f(#"   (b)"#, c)"##),
    ("f(\"\"\"\n  a \"b\" #if\n  \"\"\")", "f(\"\"\"\n           \n  \"\"\")"),
    ("f(\"\"\"\n  a \\\n  b\n  \"\"\")", "f(\"\"\"\n     \n   \n  \"\"\")"),
    ("f(\"\") + \"\"", "f(\"\") + \"\""),
    // A literal that does not close ends with its line.
    ("f(\"abc\n@objc", "f(\"   \n@objc"),
    ("f(\"a\\(b\n@objc", "f(\"  (b\n@objc"),
    ("let a = /x\"y/\nb", "let a =      \nb"),
    ("let a = b / c / d", "let a = b / c / d"),
    ("let a = (1)/2 + \"x\"", "let a = (1)/2 + \" \""),
    ("s.split(/[/\"]/)", "s.split(      )"),
    ("a = #/x / \" y/#; b", "a =            ; b"),
    ("a = #/\n  x \" y\n/#; b", "a =   \n       \n  ; b"),
    ("return /\"/", "return    "),
    ("x = a /b\"c\"", "x = a /b\" \""),
    ("`a\"b` + \"c\"", "`a\"b` + \" \""),
    ("#!/usr/bin/swift \"\nlet a", "                  \nlet a"),
    ("a\r\n// b\r\nc\rd // e", "a\r\n    \r\nc\rd     "),
    ("#if os(iOS) // x", "#if os(iOS)     "),
    ("\u{FEFF}let a", "   let a"),
    ("// né\nx", "      \nx"),
    ("<#code \"x\"#>", "<#code \" \"#>"),
    ("\\", "\\"), ("\"", "\""), ("\"\\", "\" "), ("/", "/"), ("#", "#"), ("", ""), ("/*", "  "),
  ])
  func isMasked(_ source: String, _ code: String) {
    #expect(mask(source) == code)
  }

  @Test func literalsAreFoundWithTheirDelimiters() {
    let source = Array(##"f("a\(g("b"))") + #"c"#"##.utf8)
    let literals = SourceScanner(source).literals.map { String(decoding: source[$0], as: UTF8.self) }
    #expect(literals == [#""b""#, ##""a\(g("b"))""##, ##"#"c"#"##])
  }

  /// Pieces that scanners stumble over, in any order.
  private static let pieces = [
    "\"", "\"\"\"", "#\"", "\"#", "##", "\\(", "\\#(", "(", ")", "{", "}", "[", "]", "/", "/*", "*/", "//",
    "\n",
    "\r\n", "\r", "#/", "/#", "\\", "`", "@objc", "#if os(iOS)", "#else", "#endif", "#elseif", "class A: B",
    "func ",
    "test() ", "var x =", " ", "é", "\u{0}", "import", "<#", "#>", "case ", "return", "1", "where", "&& !(",
    "||",
  ]

  @Test func maskingKeepsLengthAndLineEnds() {
    for seed in Soak.seeds(3_000) {
      var random = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random)!
      }.joined()
      let bytes = Array(text.utf8)
      let scanner = SourceScanner(bytes)
      #expect(scanner.code.count == bytes.count, "\(seed)")
      #expect(
        zip(bytes, scanner.code).allSatisfy { $0 == $1 || $1 == 0x20 && $0 != 0x0A && $0 != 0x0D }, "\(seed)")
      #expect(scanner.literals.allSatisfy { !$0.isEmpty && $0.upperBound <= bytes.count }, "\(seed)")
      check(bytes, seed)
    }
  }

  @Test func bytesOfAnyKindAreRead() {
    for seed in Soak.seeds(2_000) {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(SourceScanner(bytes).code.count == bytes.count, "\(seed)")
      check(bytes, seed)
    }
  }

  /// Tokens stand in order, are what the source has at their places, and brackets end behind where they begin.
  private func check(_ bytes: [UInt8], _ seed: UInt64) {
    let source = TokenizedSource(bytes) { _ in nil }
    let areInOrder = zip(source.tokens, source.tokens.dropFirst()).allSatisfy {
      $0.offset < $1.offset && $0.line <= $1.line
    }
    let havePlaces = source.tokens.map(source.position).allSatisfy { $0.line >= 1 && $0.column >= 1 }
    let areClosed = source.closing.allSatisfy { $0 < $1 && $1 <= source.tokens.count }
    #expect(areInOrder && havePlaces && areClosed, "\(seed)")
    let declarations = DeclarationReader(source)
    #expect(
      (declarations.globals + declarations.types.flatMap(\.members)).allSatisfy {
        $0.body.upperBound <= source.tokens.count
      }, "\(seed)")
    _ = TokenRules(source, declared: [], importsCoreFoundation: false)
    _ = IsolationRules([IsolationRules.File(source: source, declarations: declarations)])
  }

  @Test(arguments: [
    "\"\\(", "(", "#\"", "/*", "[", "/[", "class A {", "#if (", "func ", "var a = ", "`", "!",
  ])
  func deepSourcesAreReadInTimeAndRoom(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    #expect(SourceScanner(bytes).code.count == bytes.count)
    check(bytes, 0)
  }
}
