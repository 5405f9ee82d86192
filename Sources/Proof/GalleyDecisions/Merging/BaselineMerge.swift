import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyText
import GalleyTree

/// The merge of one file of a baseline: what git's merge driver `galley` does.
///
/// It sees one file at a time. A picture or a text is never made of two; a sidecar only where both sides have the same
/// pixels. Whatever else comes to lie beside it, a sidecar tells the digest of its picture, so no mix of both sides ever
/// passes.
package struct BaselineMerge: Sendable {
  /// The file, from the root of the work tree.
  package var path: String
  /// The content for the work tree.
  package var content: [UInt8]
  /// Whether it is the merge, and not a conflict.
  package var isResolved: Bool
  /// The changes of each side, and the reason why they cannot be merged; lines for people.
  package var lines: [String]

  /// Merges a file.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], path: String) {
    self.path = path
    (content, isResolved, lines) = (ours, true, [])
    if ours == theirs || theirs == base { return }
    if ours == base {
      content = theirs
      return
    }
    if Git.isLFSPointer(ours) || Git.isLFSPointer(theirs) {
      fail(["both sides changed it, and Git LFS has the files, so they cannot be looked at here"])
    } else if CheckKind.picture.fileExtensions.contains(where: { path.hasSuffix(".\($0)") }) {
      mergePictures(base, ours, theirs)
    } else if path.hasSuffix(".json") {
      mergeSidecars(base, ours, theirs)
    } else {
      mergeTexts(base, ours, theirs)
    }
  }

  // MARK: - Pictures

  private mutating func mergePictures(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) {
    let pictures = [ours, theirs].map { try? PictureFile.decode(Data($0), accepting: .plain) }
    guard let left = pictures[0], let right = pictures[1] else {
      let side = pictures[0] == nil ? "our" : "their"
      return fail(["\(side) side is no picture that can be read"])
    }
    if left == right {
      // The same pixels in two files.
      content = theirs.count < ours.count ? theirs : ours
      return
    }
    guard let old = try? PictureFile.decode(Data(base), accepting: .plain) else {
      return fail(["both sides have different pictures"])
    }
    func words(_ side: String, _ picture: Bitmap) -> String {
      let comparison = Comparator.compare(
        baseline: ScreenSnapshot(picture: old), candidate: ScreenSnapshot(picture: picture))
      return "\(side) \(CheckText.numbers(comparison))"
    }
    fail([words("our side:  ", left), words("their side:", right)])
  }

  // MARK: - Texts

  private mutating func mergeTexts(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) {
    guard let left = String(validating: ours, as: UTF8.self),
      let old = String(validating: base, as: UTF8.self),
      let right = String(validating: theirs, as: UTF8.self),
      max(ours.count, theirs.count, base.count) <= TextLimits.bytes
    else { return fail(["both sides changed it, and one is no text that can be compared"]) }
    func words(_ side: String, _ text: String) -> [String] {
      Self.causes(side, Comparator.compare(baseline: old, candidate: text))
    }
    fail(words("our side", left) + words("their side", right), ours, theirs)
  }

  // MARK: - Sidecars

  private mutating func mergeSidecars(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) {
    let left: SidecarFile
    let right: SidecarFile
    do throws(BaselineError) {
      left = try SidecarFile.read(ours, path: path)
      right = try SidecarFile.read(theirs, path: path)
    } catch {
      return fail(["\(error)"], ours, theirs)
    }
    let old = base.isEmpty ? nil : try? SidecarFile.read(base, path: path)
    guard left.key == right.key else {
      return fail(
        ["our side is of \"\(left.key.text)\" and their side of \"\(right.key.text)\""], ours, theirs)
    }
    guard case .picture(let mine) = left, case .picture(let yours) = right else {
      if let a = try? left.digest, let b = try? right.digest, a == b { return }
      let words =
        left.kind == right.kind
        ? "both sides approved another text" : "one side is a picture, the other a text"
      return fail(["\(left.key.text): \(words)"], ours, theirs)
    }
    var origin: Sidecar?
    if case .picture(let sidecar) = old, sidecar.key == mine.key { origin = sidecar }
    guard mine.pixels == yours.pixels, mine.scale == yours.scale else {
      let words = origin.map { Self.changes($0, mine, yours) } ?? ["both sides added different pictures"]
      return fail([mine.key.text] + words, ours, theirs)
    }
    var merged = mine
    // Both drew the same pixels, so either tells the truth; one that is made of two would not.
    if let origin, mine.fingerprint == origin.fingerprint { merged.fingerprint = yours.fingerprint }
    merged.file = nil
    if mine.tree != yours.tree {
      guard let origin, let trunk = origin.tree, let left = mine.tree, let right = yours.tree else {
        return fail(
          [mine.key.text, "both sides have different trees without a common version"], ours,
          theirs)
      }
      let merge = TreeMerge(base: trunk, ours: left, theirs: right)
      guard let tree = merge.tree else {
        let conflicts = merge.conflicts.prefix(Self.mostLines).map { "both:       \($0)" }
        return fail(
          [mine.key.text] + Self.changes(origin, mine, yours) + conflicts, ours, theirs)
      }
      merged.tree = tree
    }
    guard let document = try? SidecarFile.picture(merged).document() else {
      return fail(["a number in its tree is not finite"], ours, theirs)
    }
    content = document
  }

  /// What each side changed, as far as trees and digests tell it.
  private static func changes(_ old: Sidecar, _ ours: Sidecar, _ theirs: Sidecar) -> [String] {
    func words(_ side: String, _ sidecar: Sidecar) -> [String] {
      guard let before = old.tree, let after = sidecar.tree, before != after else {
        return [
          "\(side): \(old.pixels == sidecar.pixels ? "nothing that is seen" : "another picture, no other element")"
        ]
      }
      // The pictures are files of their own, which git merges another time; what trees tell needs none.
      let blank = Bitmap(width: 1, height: 1, color: .white)
      let comparison = Comparator.compare(
        baseline: ScreenSnapshot(picture: blank, tree: before, scale: old.scale),
        candidate: ScreenSnapshot(picture: blank, tree: after, scale: sidecar.scale))
      return causes(side, comparison)
    }
    return words("our side", ours) + words("their side", theirs)
  }

  /// More of what one side changed is not listed.
  private static let mostLines = 10

  private static func causes(_ side: String, _ comparison: Comparison) -> [String] {
    let head = (side + ":").padding(toLength: 12, withPad: " ", startingAt: 0)
    let sentences = comparison.causes.map(\.sentence)
    if sentences.isEmpty { return ["\(head)a change that has no name"] }
    let rest = sentences.count > mostLines ? [head + EnglishList.more(sentences.count - mostLines)] : []
    return sentences.prefix(mostLines).map { "\(head)\(CleanText.line($0, limit: 300))" } + rest
  }

  // MARK: - Conflicts

  private mutating func fail(_ words: [String]) {
    isResolved = false
    lines = words
  }

  /// Both sides, whole, between git's marks: no such file is ever taken for a baseline.
  private mutating func fail(_ words: [String], _ ours: [UInt8], _ theirs: [UInt8]) {
    fail(words)
    func ended(_ bytes: [UInt8]) -> [UInt8] {
      bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
    }
    content =
      Array("<<<<<<< ours\n".utf8) + ended(ours) + Array("=======\n".utf8) + ended(theirs)
      + Array(">>>>>>> theirs\n".utf8)
  }
}
