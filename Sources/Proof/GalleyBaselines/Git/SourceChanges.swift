import Foundation
import GalleySystem

/// The lines of Swift sources that a branch removed and added since it left its base.
package struct SourceChanges: Sendable {
  /// One source.
  package struct File: Sendable {
    /// Its path from the project's root.
    package var path: String
    /// The removed lines.
    package var removed: [String] = []
    /// The added lines, with their numbers from 1.
    package var added: [(number: Int, text: String)] = []
  }

  /// The sources that differ, in the order of their paths.
  package private(set) var files: [File] = []

  /// Reads what `git diff --unified=0` prints.
  init(_ diff: [UInt8]) {
    var (path, file) = ("", nil as File?)
    // How many lines of the present part are still to come: what they hold is never taken for a head.
    var (removed, added, number) = (0, 0, 0)
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if removed > 0, text.hasPrefix("-") {
        file?.removed.append(String(text.dropFirst()))
        removed -= 1
      } else if added > 0, text.hasPrefix("+") {
        file?.added.append((number, String(text.dropFirst())))
        (added, number) = (added - 1, number + 1)
      } else if text.hasPrefix("diff ") {
        if let file { files.append(file) }
        file = nil
      } else if text.hasPrefix("--- ") || text.hasPrefix("+++ ") {
        let name = text.dropFirst(4)
        if name.hasPrefix("a/") || name.hasPrefix("b/") { path = String(name.dropFirst(2)) }
        file = File(path: path)
      } else if text.hasPrefix("@@ ") {
        let parts = text.split(separator: " ")
        guard parts.count > 2 else { continue }
        (_, removed) = Self.range(parts[1])
        (number, added) = Self.range(parts[2])
      }
    }
    if let file { files.append(file) }
  }

  /// The first line and the number of lines of a part, such as `+10,2`.
  private static func range(_ text: Substring) -> (first: Int, count: Int) {
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 1)
  }

  /// The tests whose functions were removed, with the source that they were in; one that is in another place now is none.
  package var removedTests: [(test: String, path: String)] {
    let added = Set(files.flatMap(\.added).compactMap { Self.function(in: $0.text) })
    return files.flatMap { file in
      var isTest = false
      return file.removed.compactMap { line -> (test: String, path: String)? in
        if line.contains("@Test") { isTest = true }
        guard let name = Self.function(in: line) else { return nil }
        defer { isTest = false }
        let isXCTest = name.hasPrefix("test") && line.contains("\(name)()") && !line.contains("->")
        return (isTest || isXCTest) && !added.contains(name) ? (name, file.path) : nil
      }
    }
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
    guard let bytes = versions(of: path).now else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Who last changed how often a text is in the sources since ``commit``, and when, such as `Ada on 2026-11-29`.
  ///
  /// `paths`: where to look, from the project's root; everywhere if there are none. Returns `nil` if no commit of the branch did.
  package func author(of text: String, in paths: [String] = []) -> String? {
    who(["-S\(text)"], paths)
  }

  /// Who removed a file since ``commit``, and when.
  package func remover(ofFile path: String) -> String? { who(["--diff-filter=D"], [path]) }

  /// Who removed a test from the sources since ``commit``, and when.
  ///
  /// `test`: the name of its function.
  package func remover(ofTest test: String) -> String? { author(of: "func \(test)(") }

  private func who(_ words: [String], _ paths: [String]) -> String? {
    let words =
      ["log", "-1", "--no-ext-diff", "--no-textconv", "--format=%an on %as"] + words
      + ["\(commit)..HEAD", "--"] + paths
    guard let end = try? git.ask(words, mostBytes: 65_536), end.status == 0 else { return nil }
    let line = String(decoding: end.bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return line.isEmpty ? nil : line
  }
}
