import GalleyImage
import GalleyTree

/// The file beside an approved picture: all that a comparison needs besides pixels.
package struct Sidecar: Hashable, Sendable {
  /// The newest version of the format.
  package static let newest = 2

  /// The version of the format that is written: the first that has all that is known.
  package var format: Int { file == nil ? 1 : 2 }
  /// The check.
  package var key: CheckKey
  /// The digest of the picture's size and pixels.
  package var pixels: PixelDigest
  /// The number of pixels that a point has.
  package var scale: Double
  /// The renderer, fonts and libraries that drew the picture.
  package var fingerprint: Fingerprint
  /// The tree of the same instant.
  package var tree: Element?
  /// The digest of the picture's file, which versions of Galley wrote that took a file with it for verified.
  ///
  /// Nothing goes by it any more, and it is not written: what a file holds is known only by reading it.
  package var file: Digest128?

  /// Reads a sidecar of any version; this is where older ones are brought up, one step a version.
  ///
  /// - Throws: ``BaselineError``, naming the file.
  package static func read(_ bytes: [UInt8], path: String) throws(BaselineError) -> Sidecar {
    if Git.isLFSPointer(bytes) { throw .sidecarPointer(path) }
    if Git.hasConflictMarks(bytes) { throw .sidecarConflict(path) }
    do {
      let version = try StableJSON.format(of: bytes)
      guard version <= newest else {
        throw BaselineError.sidecarFromFuture(path, version: version, newest: newest)
      }
      var sidecar = try StableJSON.read(Sidecar.self, from: bytes)
      // Format 1 knew nothing of the file.
      if version < 2 { sidecar.file = nil }
      guard version >= 1 else { throw BaselineError.sidecarBroken(path, "format is \(version)") }
      guard sidecar.scale > 0, sidecar.scale.isFinite else {
        throw BaselineError.sidecarBroken(path, "scale is \(sidecar.scale)")
      }
      return sidecar
    } catch let fault as BaselineError {
      throw fault
    } catch {
      throw .sidecarBroken(path, StableJSON.words(for: error))
    }
  }
}

extension Sidecar: Codable {
  private enum Key: String, CodingKey {
    case format, file, key, pixels, scale, fingerprint, tree
  }

  /// Reads all fields but `format`, which ``read(_:path:)`` judges.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    key = try fields.decode(CheckKey.self, forKey: .key)
    pixels = try fields.decode(PixelDigest.self, forKey: .pixels)
    scale = try fields.decode(Double.self, forKey: .scale)
    fingerprint = try fields.decode(Fingerprint.self, forKey: .fingerprint)
    tree = try fields.decodeIfPresent(Element.self, forKey: .tree)
    file = try fields.decodeIfPresent(Digest128.self, forKey: .file)
  }

  /// Writes all fields.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(format, forKey: .format)
    try fields.encode(key, forKey: .key)
    try fields.encode(pixels, forKey: .pixels)
    try fields.encode(scale, forKey: .scale)
    try fields.encode(fingerprint, forKey: .fingerprint)
    try fields.encodeIfPresent(tree, forKey: .tree)
    try fields.encodeIfPresent(file, forKey: .file)
  }
}
