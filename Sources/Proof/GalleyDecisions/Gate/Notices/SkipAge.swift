import Foundation
import GalleyBaselines
import GalleyTree

/// The relation of a skipped test to the branch that is gated.
package enum SkipAge: Sendable, Hashable {
  /// A line of the branch disables the test; the author is ``ChangeAuthor/nobody`` if it is not committed.
  case ofBranch(by: ChangeAuthor)
  /// No line of the branch disables any test.
  case older
  /// The relation is unknown: no base was named, the branch disables something elsewhere, or a source cannot be read.
  case unknown
}

/// The lines of a branch that disable tests.
struct DisablingLines {
  /// A line, and what it is about.
  private struct Line {
    var path: String
    var text: String
    /// The function that it is in or before; `nil` if it is about all of its file.
    var function: String?
  }

  private var lines: [Line] = []
  /// The functions of the files with such lines.
  private var functions: [String: Set<String>] = [:]

  /// Whether a source with such lines cannot be read, so that they may be about any test.
  private var isIncomplete = false
  private let authors: Authors

  /// The authors of lines, each asked for once.
  private final class Authors {
    private let base: BaseBranch
    private var known: [[String]: ChangeAuthor] = [:]
    private var left = BaseBranch.mostAuthors

    init(_ base: BaseBranch) {
      self.base = base
    }

    /// The author of a line in a source; unknown beyond so many lines.
    func author(of text: String, in path: String) -> ChangeAuthor {
      if let author = known[[path, text]] { return author }
      guard left > 0 else { return .unknown }
      left -= 1
      let author = base.author(of: text, in: [path])
      known[[path, text]] = author
      return author
    }
  }

  private static let words = [".disabled", ".enabled(", "XCTSkip"]

  /// Finds the lines; none without a base, or where git does not tell the changes of sources.
  init?(_ changes: SourceChanges?, _ base: BaseBranch?) {
    guard let changes, let base else { return nil }
    authors = Authors(base)
    for file in changes.files {
      let found = file.added.filter { line in Self.words.contains { line.text.contains($0) } }
      guard !found.isEmpty else { continue }
      guard let source = base.lines(of: file.path) else {
        isIncomplete = true
        continue
      }
      let names = source.map(SourceChanges.function)
      functions[file.path] = Set(names.compactMap { $0 })
      for line in found {
        let index = min(max(line.number - 1, 0), source.count - 1)
        lines.append(
          Line(
            path: file.path, text: line.text.trimmingCharacters(in: .whitespaces),
            function: Self.function(at: index, source, names)))
      }
    }
  }

  /// The function that a line is about: for a trait that which follows before any type does, for a call that around it.
  private static func function(at index: Int, _ source: [String], _ names: [String?]) -> String? {
    if source[index].contains("XCTSkip") {
      let name = names[...index].last { $0 != nil } ?? nil
      return name.map { $0.hasPrefix("setUp") } == true ? nil : name
    }
    for place in index..<source.count {
      if let name = names[place] { return name }
      if source[place].contains(["struct ", "class ", "enum ", "actor ", "extension "]) { return nil }
    }
    return nil
  }

  /// Whether the branch disables a test that was skipped.
  ///
  /// `place`: the line of the test, if it is known.
  func age(of test: TestOwner, at place: CallSite?) -> SkipAge {
    guard !lines.isEmpty || isIncomplete else { return .older }
    let line = lines.first { line in
      guard place.map({ $0.filePath == line.path }) ?? true else { return false }
      return line.function.map { $0 == test.test } ?? (functions[line.path]?.contains(test.test) == true)
    }
    return line.map { .ofBranch(by: authors.author(of: $0.text, in: $0.path)) } ?? .unknown
  }
}

extension String {
  fileprivate func contains(_ words: [String]) -> Bool { words.contains { contains($0) } }
}
