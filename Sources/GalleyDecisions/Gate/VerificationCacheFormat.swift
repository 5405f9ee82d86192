import Foundation
import GalleyBaselines
import GalleyImage
import GalleySystem

/// The form of the note of `VerificationCache`: a line that names it, one a baseline, and the digest of all before.
enum VerificationCacheFormat {
  private static let title = Array("galley verified 1\n".utf8)
  /// A slug, twice five numbers, and the digests of pixels and tree.
  private static let fields = 13

  /// Writes a note.
  static func write(_ findings: [String: VerificationCache.Finding]) -> [UInt8] {
    var text = ""
    for (slug, finding) in findings.sorted(by: { $0.key < $1.key }) {
      text += slug
      for facts in [finding.picture, finding.sidecar] {
        text += " \(facts.device) \(facts.inode) \(facts.size) \(facts.modified) \(facts.changed)"
      }
      text += " \(finding.pixels) \(finding.tree?.description ?? "-")\n"
    }
    let body = title + Array(text.utf8)
    return body + Array("\(Digest128(of: Data(body)))\n".utf8)
  }

  /// Reads a note.
  ///
  /// - Returns: What was found, by the key's slug; `nil` if it is not exactly what ``write(_:)`` makes.
  static func read(_ bytes: [UInt8]) -> [String: VerificationCache.Finding]? {
    // 32 digits and a line break.
    guard bytes.count >= title.count + 33, bytes.starts(with: title), bytes.last == UInt8(ascii: "\n")
    else { return nil }
    let body = bytes[..<(bytes.count - 33)]
    let seal = Digest128(String(decoding: bytes.suffix(33).dropLast(), as: UTF8.self))
    guard seal == Digest128(of: Data(body)) else { return nil }
    let lines = body[title.count...].split(separator: UInt8(ascii: "\n"))
    // A line takes microseconds; of many, that is worth all cores.
    let read = lines.concurrentMap { line(Array($0)) }
    var findings: [String: VerificationCache.Finding] = [:]
    findings.reserveCapacity(read.count)
    for entry in read {
      guard let (slug, finding) = entry else { return nil }
      findings[slug] = finding
    }
    return findings
  }

  private static func line(_ line: [UInt8]) -> (String, VerificationCache.Finding)? {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == fields else { return nil }
    func text(_ part: Int) -> String { String(decoding: parts[part], as: UTF8.self) }
    func facts(_ first: Int) -> FileStamp? {
      guard let device = UInt64(text(first)), let inode = UInt64(text(first + 1)),
        let size = Int64(text(first + 2)), let modified = Int64(text(first + 3)),
        let changed = Int64(text(first + 4))
      else { return nil }
      return FileStamp(device: device, inode: inode, size: size, modified: modified, changed: changed)
    }
    guard let picture = facts(1), let sidecar = facts(6), let pixels = PixelDigest(text(11)) else {
      return nil
    }
    let tree = text(12)
    let digest = Digest128(tree)
    guard digest != nil || tree == "-" else { return nil }
    return (
      text(0), VerificationCache.Finding(picture: picture, sidecar: sidecar, pixels: pixels, tree: digest)
    )
  }
}
