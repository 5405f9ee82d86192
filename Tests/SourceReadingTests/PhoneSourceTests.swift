import SeededCases
import Testing

@testable import SourceReading

/// Sources for an iPhone, rewritten for Linux.
@Suite struct PhoneSourceTests {
  private func linux(_ source: String, isInLibrary: Bool = true) -> String {
    let text = PhoneSource(Array(source.utf8), at: "/p/A \"b\".swift", isInLibrary: isInLibrary).text
    let head = "#sourceLocation(file: \"/p/A \\\"b\\\".swift\", line: 1)\n"
    #expect(text.hasPrefix(head))
    return String(text.dropFirst(head.count))
  }

  @Test(arguments: [
    ("#if os(iOS)\na\n#endif", "#if (os(iOS) || os(Linux))\na\n#endif"),
    (
      "#if os(macOS)\na\n#elseif os( iOS ) && DEBUG // x",
      "#if os(macOS)\na\n#elseif (os( iOS ) || os(Linux)) && DEBUG // x"
    ),
    ("  #if !os(iOS) || os(iOS)", "  #if !(os(iOS) || os(Linux)) || (os(iOS) || os(Linux))"),
    ("let a = \"#if os(iOS)\" // #if os(iOS)", "let a = \"#if os(iOS)\" // #if os(iOS)"),
    ("\"\"\"\n#if os(iOS)\n\"\"\"", "\"\"\"\n#if os(iOS)\n\"\"\""),
    ("os(iOS)\n#if DEBUG\nos(iOS)", "os(iOS)\n#if DEBUG\nos(iOS)"),
    ("#if os(iOS", "#if os(iOS"),
    ("@main struct A: App {}", "      struct A: App {}"),
    ("@mainly let a = 1", "@mainly let a = 1"),
    ("", ""),
  ]) func `conditions for iOS hold, and libraries have no entry point`(source: String, expected: String) {
    #expect(linux(source) == expected)
  }

  @Test func `the entry point of a program stays`() {
    #expect(linux("@main struct A {}", isInLibrary: false) == "@main struct A {}")
  }

  @Test func `whatever a source is like, its lines stay, and only conditions change`() {
    let pieces = [
      "#if ", "#elseif ", "os(iOS)", "os(", "iOS", ")", "\n", "\r\n", "\"", "\"\"\"", "/*", "*/", "//", "é",
      "`", "@", "main", " ", "#",
    ]
    for seed in 0..<500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let source = (0..<30).map { _ in pieces.randomElement(using: &random)! }.joined()
      let result = linux(source, isInLibrary: false)
      let shorter = result.replacing(" || os(Linux))", with: "")
      #expect(shorter.replacing("(", with: "") == source.replacing("(", with: ""), "\(seed)")
      #expect(result.count { $0.isNewline } == source.count { $0.isNewline }, "\(seed)")
    }
  }
}
