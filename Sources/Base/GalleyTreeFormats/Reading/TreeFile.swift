import Foundation
import GalleyTree

/// A tree as it was read from a file, in the units of its file.
package struct TreeFile: Sendable {
  /// The form of the file.
  package let format: TreeFormat
  /// The elements.
  let root: Element
  /// The relation of the frames to a picture.
  let space: TreeSpace
  /// Remarks about the file itself.
  let notes: [TreeNote]

  init(_ format: TreeFormat, _ root: Element, _ space: TreeSpace, notes: [TreeNote] = []) {
    self.format = format
    self.root = root
    self.space = space
    self.notes = notes
  }

  /// Reads a tree, whose form is recognised by its content.
  package static func read(_ bytes: [UInt8]) throws(TreeFormatError) -> TreeFile {
    let text = try text(of: bytes)
    let file = try read(text, isQuoted: false)
    do throws(TreeDepth.Exceeded) { try TreeDepth.check(file.root) } catch {
      throw .tooDeep(limit: TreeDepth.most)
    }
    return file
  }

  private static func text(of bytes: [UInt8]) throws(TreeFormatError) -> Substring {
    guard bytes.count <= TreeLimits.bytes else {
      throw .tooLarge(bytes: bytes.count, limit: TreeLimits.bytes)
    }
    // UTF-16 without a mark is valid UTF-8, with zeros.
    if let zero = bytes.firstIndex(of: 0) { throw .notUTF8(offset: zero) }
    guard let all = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(offset: firstInvalid(bytes))
    }
    // A mark of the byte order says nothing in UTF-8.
    let text = all.hasPrefix("\u{FEFF}") ? all.dropFirst() : all[...]
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
    return text
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int {
    var offset = 0
    for (valid, given) in zip(String(decoding: bytes, as: UTF8.self).utf8, bytes) {
      guard valid == given else { break }
      offset += 1
    }
    return offset
  }

  private static func read(_ text: Substring, isQuoted: Bool) throws(TreeFormatError) -> TreeFile {
    let body = text.drop(while: \.isWhitespace)
    switch body.first {
    case "{": return try JSONTrees.read(body)
    case "<": return try XMLTrees.read(body)
    case "\"" where !isQuoted:
      // The script returns a text, which many tools write as JSON once more.
      guard let inner = try? JSONDecoder().decode(String.self, from: Data(body.utf8)) else { break }
      return try read(inner[...], isQuoted: true)
    default: break
    }
    if DebugDescription.isBegin(of: body) { return try DebugDescription.read(text) }
    if AriaSnapshot.isBegin(of: body) { return try AriaSnapshot.read(text) }
    throw .unknown(beginning: String(body.prefix(41)))
  }
}
