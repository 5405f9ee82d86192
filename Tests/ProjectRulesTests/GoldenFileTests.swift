import Foundation
import Testing

@testable import GoldenFiles

/// Golden files are compared as wholes, written on request, and hold no section that no test compares.
@Suite struct GoldenFileTests {
  /// A folder that looks like a package's `Tests` folder, and is removed afterwards.
  private func withSuite(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root.appendingPathComponent("Tests/SampleTests/Words/WordsTests.swift").path)
  }

  private func problem(_ suite: String, _ text: String, writing: Bool = false) -> String? {
    GoldenFile(of: suite, isWriting: writing).problem(with: [("", text)], in: "first()")
  }

  @Test func `a text that was written is compared from then on, and the run that writes fails`() throws {
    try withSuite { suite in
      let path = "Tests/SampleTests/Golden/WordsTests.txt"
      let wayOut = "If the new text is meant, write it: GALLEY_WRITE_GOLDEN=1 swift test --filter WordsTests"
      #expect(problem(suite, "a\nb\n") == "\(path): there is no such file. \(wayOut)")
      #expect(
        problem(suite, "a\nb\n", writing: true)
          == "\(path): \"first\" is written; run again without GALLEY_WRITE_GOLDEN")
      #expect(problem(suite, "a\nb\n") == nil)
      #expect(
        problem(suite, "a\nc\n")
          == "\(path): the texts of \"first\" differ:\n- b\n+ c\n\(wayOut)")
      #expect(problem(suite, "a\nb") != nil)
      #expect(
        GoldenFile(of: suite, isWriting: false).problem(with: [("", "a")], in: "`no section`(of:)", part: "x")
          == "\(path): has no section \"no section: x\". \(wayOut)")
    }
  }

  @Test func `a row that a table lost is named`() throws {
    try withSuite { suite in
      let rows: [(name: String, text: String?)] = [("one", "1"), ("two\n", "2")]
      _ = GoldenFile(of: suite, isWriting: true).problem(with: rows, in: "table")
      #expect(GoldenFile(of: suite, isWriting: false).problem(with: rows, in: "table") == nil)
      let problem = GoldenFile(of: suite, isWriting: false).problem(with: [rows[0]], in: "table")
      #expect(problem?.contains("differ:\n- two\\u{A} | 2\n") == true)
    }
  }

  @Test(arguments: [
    "a", "a\n", "\n", "\na\n\n", "== a\n-- b", "  == a", "a\r\nb\r", "", "a\n\n\nb\n\n\n",
  ])
  func `every text is read as it was written`(text: String) {
    var golden = GoldenText()
    golden.replace("z", with: [.init(name: "one", text: text), .init(name: "two", text: text)])
    golden.replace("a", with: [.init(name: "", text: text.isEmpty ? "x" : text)])
    #expect(GoldenText(parsing: golden.text) == golden)
    golden.replace("z", with: [.init(name: "one", text: "new")])
    #expect(golden.rows(of: "z") == [.init(name: "one", text: "new")])
    #expect(golden.sections.map(\.name) == ["a", "z"])
  }

  @Test func `every section of a golden file is compared by a test`() throws {
    let tests = PackageFiles.root.appendingPathComponent("Tests")
    let folders = try FileManager.default.contentsOfDirectory(atPath: tests.path).sorted()
    var files = 0
    for target in folders {
      let golden = tests.appendingPathComponent("\(target)/Golden")
      let sources = try PackageFiles.sources(below: "Tests/\(target)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: golden.path)) ?? []
      for file in names where !file.hasPrefix(".") {
        files += 1
        let name = file.hasSuffix(".txt") ? String(file.dropLast(4)) : file
        let source = sources.first { $0.path.hasSuffix("/\(name).swift") }
        let text = try #require(source?.text, "Tests/\(target)/Golden/\(file) has no tests of its name")
        let sections = GoldenText(
          parsing: try String(contentsOf: golden.appendingPathComponent(file), encoding: .utf8))
        for section in sections.sections.map(\.name) {
          let parts = section.split(separator: ": ", maxSplits: 1)
          let function = parts[0]
          #expect(
            text.contains("func \(function)(") || text.contains("func `\(function)`("),
            "Tests/\(target)/Golden/\(file): no test is called \"\(function)\"; remove its section")
          guard parts.count == 2 else { continue }
          let part = String(parts[1]).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          #expect(
            text.contains("\"\(part)\""),
            "Tests/\(target)/Golden/\(file): no text is called \"\(parts[1])\"; remove its section")
        }
      }
    }
    #expect(files > 20, "the golden files were not found")
  }
}
