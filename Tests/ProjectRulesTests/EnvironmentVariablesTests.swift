import Foundation
import Testing

/// `Documentation/EnvironmentVariables.md` lists the variables that the sources read.
@Suite struct EnvironmentVariablesTests {
  /// Words that look like variables: guards of C headers, constants of C, and variables of a sample app and of its tests.
  private static var others: Regex<Substring> {
    /GALLEY_\w+_H|GALLEY_\w*(?:LEFT|RIGHT)_TO_\w+|GALLEY_CDIGEST_AVX\d*/
  }

  private func listed() throws -> Set<String> {
    let page = try PackageFiles.text(of: "Documentation/EnvironmentVariables.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.flatMap { row in row.split(separator: "|")[0].matches(of: /`([A-Z_]+)`/).map(\.output.1)
    }
    #expect(Set(names).count == names.count, "a variable is listed twice")
    return Set(names.map(String.init))
  }

  /// The variables with Galley's prefix in the sources, scripts and manifests.
  private func used() throws -> Set<String> {
    var names: Set<String> = []
    for folder in ["Sources", "Scripts", "Tests", "Benchmarks", "Corpora"] {
      let start = PackageFiles.root.appendingPathComponent(folder)
      guard let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: [.fileSizeKey])
      else { continue }
      for case let file as URL in files where !file.path.contains("/.build/") {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        names.formUnion(text.matches(of: /\bGALLEY_[A-Z_]*[A-Z]\b/).map { String($0.output) })
      }
    }
    return names.filter { $0.wholeMatch(of: Self.others) == nil }
  }

  @Test func `every variable of the sources is listed, and no other`() throws {
    let listed = try listed().filter { $0.hasPrefix("GALLEY_") }
    let used = try used()
    #expect(used.subtracting(listed).sorted() == [], "add them to Documentation/EnvironmentVariables.md")
    #expect(listed.subtracting(used).sorted() == [], "no source reads them")
  }

  @Test func `every other variable that the sources read by name is listed`() throws {
    let listed = try listed()
    let read = try PackageFiles.sources(below: "Sources").filter { !$0.path.hasPrefix("Sources/Samples/") }
      .flatMap { $0.text.matches(of: /environment\["([A-Z_]+)"\]|getenv\("([A-Z_]+)"/) }
      .compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
    #expect(Set(read).subtracting(listed).subtracting(["TZ"]).sorted() == [])
  }
}
