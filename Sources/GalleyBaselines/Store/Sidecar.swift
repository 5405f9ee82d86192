import GalleyImage
import GalleyTree

/// What lies beside an approved picture: all that a comparison needs beside pixels.
struct Sidecar: Hashable, Sendable, Codable {
  /// The newest version of the format, the one that is written.
  static let newest = 1

  /// The version of the format.
  var format = Self.newest
  /// What the picture is the baseline of.
  var key: CheckKey
  /// The digest of the picture's size and pixels.
  var pixels: PixelDigest
  /// How many pixels a point has.
  var scale: Double
  /// What drew the picture.
  var fingerprint: Fingerprint
  /// The tree of the same instant.
  var tree: Element?

  /// The one field that every version has.
  struct Version: Decodable {
    var format: Int
  }

  /// Reads a sidecar of any version; this is where older ones will be brought up, one step a version.
  ///
  /// - Throws: ``BaselineFault``, naming the file.
  static func read(_ bytes: [UInt8], path: String) throws(BaselineFault) -> Sidecar {
    if bytes.starts(with: Array("version https://git-lfs".utf8)) { throw .sidecarPointer(path) }
    if isConflict(bytes) { throw .sidecarConflict(path) }
    do {
      let version = try StableJSON.read(Version.self, from: bytes).format
      guard version <= newest else {
        throw BaselineFault.sidecarFromFuture(path, version: version, newest: newest)
      }
      let sidecar = try StableJSON.read(Sidecar.self, from: bytes)
      guard version >= 1 else { throw BaselineFault.sidecarBroken(path, "format is \(version)") }
      guard sidecar.scale > 0, sidecar.scale.isFinite else {
        throw BaselineFault.sidecarBroken(path, "scale is \(sidecar.scale)")
      }
      return sidecar
    } catch let fault as BaselineFault {
      throw fault
    } catch {
      throw .sidecarBroken(path, StableJSON.words(for: error))
    }
  }

  /// Git's markers stand at the beginning of a line, where JSON has none.
  static func isConflict(_ bytes: [UInt8]) -> Bool {
    let marker = Array("<<<<<<< ".utf8)
    if bytes.starts(with: marker) { return true }
    return bytes.indices.contains {
      bytes[$0] == UInt8(ascii: "\n") && bytes[($0 + 1)...].starts(with: marker)
    }
  }
}
