import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import GalleyImage
import GalleySystem

/// A change of a source that declares a region in a checkpoint.
struct RegionEdit {
  /// The source's folder.
  var folder: Folder
  /// The source's name.
  var name: String
  /// The source's path from the project's root.
  var path: String
  /// The line of the change, from 1.
  var line: Int
  /// The old source.
  var before: [UInt8]
  /// The new source.
  var after: [UInt8]

  /// An id of this very change.
  var id: String {
    Digest128(of: Data(Array("\(path)\n\(before.count)\n".utf8) + before + after)).description
  }

  /// Inserts a line into a checkpoint; `nil` if its place is not clear.
  static func insert(
    _ region: String, into checkpoint: LayoutSource.Checkpoint, of layout: LayoutSource
  ) -> [UInt8]? {
    let source = layout.source
    let indent = source.indent(checkpoint.arguments.lowerBound)
    // Two spaces, four, or tabs: the body of the layout is indented by one step.
    let step = step(of: layout)
    let inner = indent + step
    func replaced(_ range: Range<Int>, _ text: String) -> [UInt8] {
      Array(source.bytes[..<range.lowerBound]) + Array(text.utf8) + Array(source.bytes[range.upperBound...])
    }
    let newline = source.bytes.contains(0x0D) ? "\r\n" : "\n"
    guard let regions = checkpoint.regions else {
      // The parentheses may hold the regions as an argument of their own.
      guard source.places(of: "regions", in: checkpoint.arguments).isEmpty else { return nil }
      let end = checkpoint.arguments.upperBound + 1
      return replaced(end..<end, " {\(newline)\(inner)\(region)\(newline)\(indent)}")
    }
    let text = source.text(regions)
    guard !source.code[regions].contains(UInt8(ascii: ";")) else { return nil }
    if text.allSatisfy(\.isWhitespace) {
      return replaced(regions, "\(newline)\(inner)\(region)\(newline)\(indent)")
    }
    if !text.contains(where: \.isNewline) {
      // There can be no comment to the end of the line before the closing brace on it.
      let old = text.trimmingCharacters(in: .whitespaces)
      return replaced(regions, "\(newline)\(inner)\(old)\(newline)\(inner)\(region)\(newline)\(indent)")
    }
    let start = source.lineStart(regions.upperBound)
    guard start > regions.lowerBound,
      source.text(start..<regions.upperBound).allSatisfy({ $0 == " " || $0 == "\t" })
    else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let last = lines.first.map { String($0.prefix { $0 == " " || $0 == "\t" }) } ?? inner
    return replaced(start..<start, "\(last)\(region)\(newline)")
  }

  private static func step(of layout: LayoutSource) -> String {
    let text = layout.source.text(layout.body)
    for line in text.split(whereSeparator: \.isNewline) {
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      let outer = layout.source.indent(layout.body.lowerBound)
      if indent.count < line.count, indent.hasPrefix(outer), indent.count > outer.count {
        return String(indent.dropFirst(outer.count))
      }
    }
    return "  "
  }

  /// The change as a diff with three lines of context.
  ///
  /// - Reference: [GNU diffutils, unified format](https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html).
  var diff: String {
    func lines(_ bytes: [UInt8]) -> [Substring] {
      String(decoding: bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    let (old, new) = (lines(before), lines(after))
    var first = 0
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    var last = 0
    while last < min(old.count, new.count) - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
    let start = max(0, first - 3)
    let (oldEnd, newEnd) = (min(old.count, old.count - last + 3), min(new.count, new.count - last + 3))
    var text = "--- \(path)\n+++ \(path)\n"
    text += "@@ -\(start + 1),\(oldEnd - start) +\(start + 1),\(newEnd - start) @@\n"
    for line in old[start..<first] { text += " \(line)\n" }
    for line in old[first..<(old.count - last)] { text += "-\(line)\n" }
    for line in new[first..<(new.count - last)] { text += "+\(line)\n" }
    for line in old[(old.count - last)..<oldEnd] { text += " \(line)\n" }
    return text
  }

  /// Writes the change if the source has not changed meanwhile.
  func write() throws(RequestError) {
    do throws(FileError) {
      guard try folder.read(name) == before else {
        throw FileError(.write, path, .other("it changed meanwhile; draw the region anew"))
      }
      try folder.write(after, to: name)
    } catch {
      throw .conflict("\(error)")
    }
  }
}
