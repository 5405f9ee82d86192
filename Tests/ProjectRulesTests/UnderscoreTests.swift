import Testing

/// A leading underscore marks a public declaration that users do not call, such as what a macro expands to; nothing else has one.
@Suite struct UnderscoreTests {
  private func violations(in source: SourceText) -> [String] {
    let pattern =
      /\b(?:private|fileprivate|package|internal)(?:\(set\))?\s(?:[\w@]+\s)*(?:func|var|let|struct|class|enum|typealias)\s(?<name>_\w+)/
    return source.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      // Few lines have a name with an underscore, and the pattern is slow.
      guard line.contains(" _") else { return nil }
      return line.firstMatch(of: pattern).map {
        "\(source.path):\(index + 1): \($0.output.name) is not public: remove its leading underscore."
      }
    }
  }

  @Test func `only public declarations begin with an underscore`() throws {
    let sources = try ["Sources", "Pages", "Tests"].flatMap(PackageFiles.sources)
    #expect(sources.flatMap(violations) == [])
  }

  @Test func `a private name with an underscore is found`() {
    let source = SourceText(
      path: "A.swift", text: "struct A {\n  private static let _b = 1\n  public var _c: Int { 1 }\n}\n")
    #expect(violations(in: source) == ["A.swift:2: _b is not public: remove its leading underscore."])
  }
}
