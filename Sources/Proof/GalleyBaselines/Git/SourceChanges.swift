import Foundation
import GalleySystem

/// The lines of Swift sources that a branch removed and added since it left its base.
package struct SourceChanges: Sendable {
  /// One source.
  package struct File: Sendable {
    /// Its path from the project's root.
    package var path: String
    /// The removed lines, by parts that were next to each other.
    package var removed: [[String]] = []
    /// The added lines, with their numbers from 1.
    package var added: [(number: Int, text: String)] = []

    /// Adds a removed line to the last part.
    fileprivate mutating func remove(_ line: String) {
      if removed.isEmpty { removed = [[]] }
      removed[removed.count - 1].append(line)
    }
  }

  /// The sources that differ, in the order of their paths.
  package private(set) var files: [File] = []

  /// Reads what `git diff --unified=0` prints.
  init(_ diff: [UInt8]) {
    var (path, file) = ("", nil as File?)
    // The number of lines of the present part that are still to come; their content is never taken for a head.
    var (removed, added, number) = (0, 0, 0)
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if removed > 0, text.hasPrefix("-") {
        file?.remove(String(text.dropFirst()))
        removed -= 1
      } else if added > 0, text.hasPrefix("+") {
        file?.added.append((number, String(text.dropFirst())))
        (added, number) = (added - 1, number + 1)
      } else if text.hasPrefix("diff ") {
        if let file { files.append(file) }
        file = nil
      } else if text.hasPrefix("--- ") || text.hasPrefix("+++ ") {
        let name = Self.name(text.dropFirst(4))
        if name.hasPrefix("a/") || name.hasPrefix("b/") { path = String(name.dropFirst(2)) }
        file = File(path: path)
      } else if text.hasPrefix("@@ ") {
        let parts = text.split(separator: " ")
        guard parts.count > 2 else { continue }
        file?.removed.append([])
        (_, removed) = Self.range(parts[1])
        (number, added) = Self.range(parts[2])
      }
    }
    if let file { files.append(file) }
  }

  /// The name of a file in a head, which git ends with a tab if it has a space, and quotes if it has a quote or the like.
  ///
  /// Of a quoted name only `\"` and `\\` are read; a name with another escape is left as it is, and names no file.
  private static func name(_ text: Substring) -> String {
    let name: Substring = text.hasSuffix("\t") ? text.dropLast() : text
    guard name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") else { return String(name) }
    var plain = ""
    var isEscaped = false
    for character in name.dropFirst().dropLast() {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if isEscaped, character != "\\", character != "\"" { plain += "\\" }
      plain.append(character)
      isEscaped = false
    }
    return plain
  }

  /// The first line and the number of lines of a part, such as `+10,2`.
  private static func range(_ text: Substring) -> (first: Int, count: Int) {
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 1)
  }

  /// A test whose function was removed.
  package struct RemovedTest: Sendable, Hashable {
    /// The name of the function.
    package var test: String
    /// The types around it that were removed with it, outermost first; none if its suite is still there.
    package var suite: [String]
    /// The source that it was in.
    package var path: String
  }

  /// The tests whose functions were removed; one that is in another place now is none.
  package var removedTests: [RemovedTest] {
    let added = Set(files.flatMap(\.added).compactMap { Self.function(in: $0.text) })
    var tests: [RemovedTest] = []
    for file in files {
      for part in file.removed {
        // An attribute belongs to the function that was removed with it.
        var isTest = false
        var types: [(name: String, column: Int)] = []
        for line in part {
          if line.contains("@Test") { isTest = true }
          let column = line.prefix { $0 == " " || $0 == "\t" }.count
          if let type = Self.type(in: line) {
            types.removeAll { $0.column >= column }
            types.append((type, column))
          }
          guard let name = Self.function(in: line) else { continue }
          let isXCTest = name.hasPrefix("test") && line.contains("\(name)()") && !line.contains("->")
          if (isTest || isXCTest) && !added.contains(name) {
            let around = types.filter { $0.column < column }.flatMap { $0.name.split(separator: ".") }
            tests.append(RemovedTest(test: name, suite: around.map(String.init), path: file.path))
          }
          isTest = false
        }
      }
    }
    return tests
  }

  /// The name of the type that a line declares or extends.
  private static func type(in line: String) -> String? {
    let code = line.replacing(/"[^"]*"/, with: "")
    guard
      let match = code.firstMatch(of: /^[^\/]*?\b(?:struct|class|enum|actor|extension)\s+([A-Za-z_][\w.]*)/),
      match.1 != "func", match.1 != "var"
    else { return nil }
    return String(match.1)
  }

  /// The name of the function that a line declares.
  package static func function(in line: String) -> String? {
    guard let word = line.firstRange(of: "func ") else { return nil }
    let rest = line[word.upperBound...]
    if rest.hasPrefix("`") {
      return rest.dropFirst().firstIndex(of: "`").map { String(rest[...$0]) }
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}

extension BaseBranch {
  /// The most bytes of a difference of sources that is read.
  private static let mostDiff = 64 * 1024 * 1024

  /// The changes of Swift sources since ``commit``, those that are not committed included; `nil` if git cannot tell them.
  package func sourceChanges() -> SourceChanges? {
    let words = [
      "diff", "--unified=0", "--text", "--no-color", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules", "--relative", "--src-prefix=a/", "--dst-prefix=b/", commit, "--", "*.swift",
    ]
    return (try? git.output(words, mostBytes: Self.mostDiff)).map(SourceChanges.init)
  }

  /// A source of the checkout by its lines; `nil` if it cannot be read.
  package func lines(of path: String) -> [String]? {
    guard let bytes = present(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The greatest number of lines, tests and files whose authors are looked up; git reads the whole branch for each.
  package static let mostAuthors = 50

  /// The author of the last commit since ``commit`` that changed the number of occurrences of a text.
  ///
  /// `paths`: where to look, from the project's root; in all Swift sources if there are none.
  package func author(of text: String, in paths: [String] = []) -> ChangeAuthor {
    lastAuthor(["-S\(text)"], paths.isEmpty ? ["*.swift"] : paths.map { ":(literal)\($0)" })
  }

  /// The author of the last commit since ``commit`` that changed the number of matches of a regular expression.
  ///
  /// `pattern`: for git, which reads it as an extended expression; `\b` is the edge of a word. `paths`: from the project's root.
  package func author(ofPattern pattern: String, in paths: [String]) -> ChangeAuthor {
    lastAuthor(["--pickaxe-regex", "-S\(pattern)"], paths.map { ":(literal)\($0)" })
  }

  /// The author of the removal of a file since ``commit``.
  package func remover(ofFile path: String) -> ChangeAuthor {
    lastAuthor(["--diff-filter=D"], [":(literal)\(path)"])
  }

  /// The author of the removal of a test since ``commit``.
  ///
  /// `test`: the name of its function.
  package func remover(ofTest test: String) -> ChangeAuthor { author(of: "func \(test)(") }

  /// The author of the removal of a suite since ``commit``: of its type, or else of one of its tests.
  package func remover(ofSuite suite: [String], test: String) -> ChangeAuthor {
    guard let name = suite.last, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return remover(ofTest: test)
    }
    let author = lastAuthor(
      ["--pickaxe-regex", "-S(struct|class|enum|actor|extension) +\(name)\\b"], ["*.swift"])
    if case .commit = author { return author }
    return remover(ofTest: test)
  }

  private func lastAuthor(_ words: [String], _ paths: [String]) -> ChangeAuthor {
    let words =
      ["log", "-1", "--no-ext-diff", "--no-textconv", "--format=%an on %as"] + words
      + ["\(commit)..HEAD", "--"] + paths
    guard let end = try? git.ask(words, mostBytes: 65_536), end.status == 0 else { return .unknown }
    let line = String(decoding: end.bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return line.isEmpty ? .nobody : .commit(line)
  }
}

/// The author of a change since a branch left its base.
package enum ChangeAuthor: Sendable, Hashable {
  /// The author of the newest commit with the change, and its day, such as `Ada on 2026-11-29`.
  case commit(String)
  /// No commit of the branch made the change.
  case nobody
  /// The author is unknown: git was not asked, or failed.
  case unknown
}
