import Foundation
import GalleyBaselines
import Testing

/// The deciding side of each field of `Galley.json`, as in *Signing decisions*.
@Suite struct SettingsDecidersTests {
  private static let words: [Settings.Decider: [String]] = [
    .base: ["the base", "an approver, after the merge"],
    .stricter: ["the stricter of both", "an approver, after the merge"],
    .approver: ["the branch, with a signature", "an approver"],
    .anybody: ["the branch", "anybody"],
  ]

  /// The fields of the table, with whose value counts and who may loosen it.
  private func table() throws -> [(field: String, words: [String])] {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let page = folder.appendingPathComponent("Documentation/SigningDecisions.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains("| fields | whose value counts | who may loosen it |"))
    return lines.filter { $0.hasPrefix("| `") }.flatMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells[0].matches(of: /`([A-Za-z]+)`/).map { (String($0.1), Array(cells[1...])) }
    }
  }

  @Test func theTableIsCompleteAndTrue() throws {
    let table = try table()
    #expect(table.map(\.field).sorted() == Settings.Field.allCases.map(\.rawValue).sorted())
    for (name, words) in table {
      let field = try #require(Settings.Field(rawValue: name))
      #expect(words == Self.words[field.decider], "\(name)")
    }
  }

  @Test func onlyFieldsWithoutEffectOnVerdictsNeedNoSignature() {
    #expect(Settings.Decider.allCases.filter { !$0.needsSignature } == [.anybody])
  }
}
