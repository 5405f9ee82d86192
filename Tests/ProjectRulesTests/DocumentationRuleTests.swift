import Foundation
import Testing

@Suite struct DocumentationRuleTests {
  @Test(arguments: PublicAPITests.modules)
  func `every public declaration has documentation`(_ module: String) throws {
    let violations = DocumentationRule.violations(in: try SymbolGraph.graphs(of: module))
    #expect(
      violations.count <= DocumentationRule.unfinished[module, default: 0],
      "\(violations.joined(separator: "\n"))")
  }

  @Test func `declarations that say all by themselves need none`() throws {
    let symbols = [
      symbol("A", "struct", isDocumented: true), symbol("A/name", "property", isDocumented: true),
      symbol("A/init()", "init"), symbol("A/init(_:name:content:)", "init"),
      symbol("A/init(name:size:)", "init", line: 6), symbol("A/_hidden", "method"),
      symbol("A/overridden", "method"),
      symbol("A/goal", "property", type: "Goal"), symbol("A/other", "property", type: "Goal", line: 7),
      symbol("A/usual", "type.property", declaration: "static let usual: ", type: "A"),
      symbol("A/count", "type.property", declaration: "static let count: ", type: "Int", line: 8),
      symbol("B", "enum", line: 9), symbol("B/first", "enum.case", line: 10),
      symbol("C", "enum", isDocumented: true),
      symbol("C/first", "enum.case"), symbol("D", "enum", isDocumented: true),
      symbol("D/first", "enum.case", line: 11),
    ]
    let relationships = [
      #"{"kind":"overrides","source":"A/overridden","target":"E"}"#,
      #"{"kind":"conformsTo","source":"D","target":"F","targetFallback":"Swift.Error"}"#,
    ]
    let text =
      #"{"symbols":[\#(symbols.joined(separator: ","))],"relationships":[\#(relationships.joined(separator: ","))]}"#
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    let advice = "is public and has no documentation; say in one line what it is, or make it package."
    #expect(
      DocumentationRule.violations(in: [graph]) == [
        "Sources/Doors/Galley/A.swift:10: B \(advice)",
        "Sources/Doors/Galley/A.swift:11: B.first \(advice)",
        "Sources/Doors/Galley/A.swift:12: D.first \(advice)",
        "Sources/Doors/Galley/A.swift:7: A.init(name:size:) \(advice)",
        "Sources/Doors/Galley/A.swift:8: A.other \(advice)",
        "Sources/Doors/Galley/A.swift:9: A.count \(advice)",
      ])
  }

  /// A symbol as the compiler writes it.
  private func symbol(
    _ path: String, _ kind: String, isDocumented: Bool = false, declaration: String = "var ",
    type: String = "",
    line: Int = 0
  ) -> String {
    let components = path.split(separator: "/").map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"kind":{"identifier":"swift.\(kind)"},"identifier":{"precise":"\(path)"},"pathComponents":[\(components)],
       "declarationFragments":[{"kind":"text","spelling":"\(declaration)"},{"kind":"typeIdentifier","spelling":"\(type)"}],
       "location":{"uri":"file:///package/Sources/Doors/Galley/A.swift","position":{"line":\(line)}}
       \(isDocumented ? ",\"docComment\":{\"lines\":[]}" : "")}
      """
  }
}
