import Foundation
import Synchronization

/// A file of expected texts in the folder `Golden` of a test target, named for the file of the tests.
///
/// Its sections are named for the test functions, with the name of a part behind a colon where a function has several. `GALLEY_WRITE_GOLDEN=1` writes the sections of the tests that run anew.
package struct GoldenFile {
  /// The variable that writes golden files anew.
  package static let variable = "GALLEY_WRITE_GOLDEN"

  /// Serializes reading and writing, as tests run in parallel.
  private static let lock = Mutex(())

  let url: URL
  /// The file's path from the package's root.
  let path: String
  /// The name of the test suite's file, without its extension.
  let suite: String
  private let isWriting: Bool

  /// The golden file of a file of tests.
  package init(of test: String) {
    self.init(
      of: test, isWriting: ProcessInfo.processInfo.environment[Self.variable].map { !$0.isEmpty } ?? false)
  }

  init(of test: String, isWriting: Bool) {
    let file = URL(fileURLWithPath: test)
    suite = file.deletingPathExtension().lastPathComponent
    let names = file.pathComponents
    // The folder below the last one called Tests is the test target.
    let target = (names.lastIndex(of: "Tests") ?? names.count - 3) + 1
    let folder = names.prefix(target + 1).reduce(URL(fileURLWithPath: "/")) { $0.appendingPathComponent($1) }
    url = folder.appendingPathComponent("Golden").appendingPathComponent("\(suite).txt")
    path = "Tests/\(folder.lastPathComponent)/Golden/\(suite).txt"
    self.isWriting = isWriting
  }

  /// Compares the texts of a test with those of its section, and returns a message if they differ.
  ///
  /// A run that writes returns a message, too, so that it cannot pass.
  package func problem(
    with texts: [(name: String, text: String?)], in function: String, part: String? = nil
  ) -> String? {
    let section = Self.section(of: function) + (part.map { ": \(GoldenText.name($0))" } ?? "")
    if let missing = texts.first(where: { $0.text == nil }) {
      return
        "\(path): \"\(section)\" has no text \(missing.name.isEmpty ? "" : "for \"\(missing.name)\" ")to compare"
    }
    let rows = texts.map { GoldenText.Row(name: GoldenText.name($0.name), text: $0.text ?? "") }
    return Self.lock.withLock { _ in
      do {
        return try isWriting ? write(rows, to: section) : difference(of: rows, in: section)
      } catch {
        return "\(path): cannot be \(isWriting ? "written" : "read"): \(error). \(wayOut)"
      }
    }
  }

  private var wayOut: String {
    "If the new text is meant, write it: \(Self.variable)=1 swift test --filter \(suite)"
  }

  private func write(_ rows: [GoldenText.Row], to section: String) throws -> String {
    let old = try? String(contentsOf: url, encoding: .utf8)
    var golden = old.map { GoldenText(parsing: $0) } ?? GoldenText()
    golden.replace(section, with: rows)
    guard GoldenText(parsing: golden.text) == golden else {
      return
        "\(path): \"\(section)\" cannot be written so that it is read again: a row without text, or names twice"
    }
    if golden.text != old {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try golden.text.write(to: url, atomically: true, encoding: .utf8)
    }
    return "\(path): \"\(section)\" is written; run again without \(Self.variable)"
  }

  private func difference(of rows: [GoldenText.Row], in section: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return "\(path): there is no such file. \(wayOut)"
    }
    let golden = GoldenText(parsing: try String(contentsOf: url, encoding: .utf8))
    guard let expected = golden.rows(of: section) else {
      return "\(path): has no section \"\(section)\". \(wayOut)"
    }
    guard rows != expected else { return nil }
    return "\(path): the texts of \"\(section)\" differ:\n"
      + Self.changes(from: expected, to: rows).joined(separator: "\n") + "\n\(wayOut)"
  }

  /// The lines that are expected but not found, marked with a minus sign, and those that are found, marked with a plus sign.
  private static func changes(from expected: [GoldenText.Row], to found: [GoldenText.Row]) -> [String] {
    func lines(_ rows: [GoldenText.Row]) -> [String] {
      rows.flatMap { row in
        GoldenText.lines(of: row.text).map { row.name.isEmpty ? $0 : "\(row.name) | \($0)" }
      }
    }
    let difference = lines(found).difference(from: lines(expected))
    let changes = difference.map { change -> (line: String, offset: Int, mark: String) in
      switch change {
      case .remove(let offset, let element, _): (element, offset, "-")
      case .insert(let offset, let element, _): (element, offset, "+")
      }
    }
    return changes.sorted { ($0.offset, $1.mark) < ($1.offset, $0.mark) }.map { "\($0.mark) \($0.line)" }
  }

  /// The name of a test function, without parameters and quotes.
  private static func section(of function: String) -> String {
    let name = function.prefix { $0 != "(" }.filter { $0 != "`" }
    return GoldenText.name(name)
  }
}
