import Testing

@Suite struct SourceTextTests {
  private func modules(_ text: String) -> [String] {
    SourceText(path: "A.swift", text: text).imports.map(\.module)
  }

  @Test(arguments: [
    "import Thing", "  import Thing", "@testable import Thing", "@_exported import Thing",
    "public import Thing",
    "@_spi(Hidden) private import Thing", "import struct Thing.Part", "import Thing.Part",
    "import Thing // why",
    "let x = 1; import Thing", "/* why */ import Thing", "let s = \"// no comment\"; import Thing",
    "let s = \"\\\"\"; import Thing", "let s = \"\"\"\n  text\n  \"\"\"; import Thing",
  ])
  func `an import is found in any form`(text: String) {
    #expect(modules(text) == ["Thing"])
  }

  @Test(arguments: [
    "// import Thing", "/// import Thing", "/*\nimport Thing\n*/", "/* /* */\nimport Thing\n*/",
    "let s = \"\"\"\nimport Thing\n\"\"\"", "let s = #\"\"\"\nimport Thing \"\"\"\nimport Thing\n\"\"\"#",
    "let s = \"import Thing\"", "important(Thing)", "let import_ = Thing",
  ])
  func `what only looks like one is none`(text: String) {
    #expect(modules(text) == [])
  }

  @Test func `imports come with their lines`() {
    let source = SourceText(path: "A.swift", text: "import A\n\n// B\n@testable import B\n")
    #expect(source.imports == [.init(module: "A", line: 1), .init(module: "B", line: 4)])
    #expect(source.lineCount == 4)
  }
}
