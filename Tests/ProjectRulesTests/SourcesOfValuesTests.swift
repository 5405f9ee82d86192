import Foundation
import Testing

/// The page that lists the source of the right value of each kind of case, with the test that holds it.
@Suite struct SourcesOfValuesTests {
  private static let page = "Documentation/SourcesOfValues.md"

  /// A test that a row names, and the file that it is in.
  private struct NamedTest: CustomStringConvertible {
    let suite: String
    let name: String

    var description: String { "\(suite)/\(name)" }
  }

  /// The rows of all tables of the page, each with its cells.
  private func rows() throws -> [[String]] {
    try PackageFiles.text(of: Self.page).components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
      .map { line in
        line.components(separatedBy: "|").dropFirst().dropLast().map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
      .filter { $0[0] != "case" && !$0[0].hasPrefix("---") }
  }

  private func tests(in cell: String) -> [NamedTest] {
    cell.matches(of: /`([A-Za-z0-9]+)\/([^`]+)`/).map {
      NamedTest(suite: String($0.output.1), name: String($0.output.2))
    }
  }

  @Test func `each row has a source and a test, and each case one row`() throws {
    let rows = try rows()
    #expect(rows.count > 40)
    for row in rows {
      #expect(row.count == 4 && !row[1].isEmpty && !row[2].isEmpty, "\(row)")
      #expect(row.last.map { !tests(in: $0).isEmpty } == true, "\(row)")
    }
    let cases = rows.map { $0[0] }
    #expect(Set(cases).count == cases.count)
  }

  @Test func `each test that is named is there`() throws {
    let sources = try PackageFiles.sources(below: "Tests")
    let declaration = #/(?:struct|class|enum|extension) (\w+)/#
    var files: [String: [String]] = [:]
    for source in sources {
      for match in source.text.matches(of: declaration) {
        files[String(match.output.1), default: []].append(source.text)
      }
    }
    for test in try rows().flatMap({ tests(in: $0.last ?? "") }) {
      let isThere = files[test.suite, default: []].contains {
        $0.contains("func \(test.name)(") || $0.contains("func `\(test.name)`(")
      }
      #expect(isThere, "\(Self.page) names \(test), which no file below Tests declares")
    }
  }
}
