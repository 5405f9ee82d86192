import Foundation
import GalleyImage
import GalleySystem

/// The digest of a baseline that was told by what its files hold, and of nothing that a file says of another, unless the
/// picture's bytes are elsewhere.
package struct KnownBaseline: Hashable, Sendable {
  /// The digest of pixels and tree.
  package var digest: ContentDigest
  /// The scale and environment that the sidecar states.
  package var drawing: DrawingDigest
  /// The digest of the sidecar's bytes.
  package var sidecar: SHA256Digest
}

extension BaselineStore {
  /// The cache of known facts about files.
  package var cache: ContentCache { ContentCache.of(project) }

  /// The digest of a picture's baseline; only the facts that the cache lacks are read from its files.
  ///
  /// The digest of the tree is made of what the sidecar holds as it stands; in a sidecar that Galley did not write it may
  /// be another than that of the tree, and then equals no tree's.
  ///
  /// - Returns: What is there; `nil` where only ``read(_:)`` tells: there is none, it is damaged or a text, or it is being
  ///   changed.
  package func known(_ key: CheckKey) -> KnownBaseline? {
    let probe = probe(key)
    guard let before = probe.pictureStamps else { return nil }
    let cache = cache
    let files = BaselineFiles(key, in: project.baselines)
    guard
      let (digest, fact) = Self.fact(
        files.sidecar, before.sidecar, in: files.folder, cache, { Self.sidecar($0) }),
      case .sidecar(let owner, let claimed, let tree, let drawing) = fact, owner == Digest128(of: key.slug),
      let pixels = pixels(of: before, in: files.folder, claimed: claimed), pixels == claimed
    else { return nil }
    // What came in between may be of another baseline.
    guard let after = probe.pictureStamps, after == before else { return nil }
    return KnownBaseline(
      digest: ContentDigest(pixels: pixels, tree: tree), drawing: DrawingDigest(drawing), sidecar: digest)
  }

  /// The digest of the pixels of a baseline's picture; `nil` if it cannot be read.
  ///
  /// The bytes that a reference stands for may be elsewhere, or may never have been read here. In a project that fetches, the
  /// digest in the sidecar stands for them, as long as nothing is known against it: it is what the journal says was approved, and a
  /// picture of another digest is found when it is fetched. Elsewhere a reference is a missing picture.
  private func pixels(
    of stamps: BaselineProbe.Stamps, in folder: Folder, claimed: PixelDigest
  ) -> PixelDigest? {
    if project.fetches, stamps.picture.size <= PictureReference.mostBytes,
      let reference = reference(stamps.name, in: folder)
    {
      guard let digest = reference.digest, case .picture(let pixels, _, _)? = cache.fact(digest) else {
        return claimed
      }
      return pixels
    }
    let found = Self.fact(stamps.name, stamps.picture, in: folder, cache, { Self.picture($0) })
    guard case .picture(let pixels, _, _)? = found?.1 else { return nil }
    return pixels
  }

  /// The digest of a picture's pixels, in a file that need not be a baseline's; `nil` if no picture can be read from
  /// it.
  package func knownPixels(of name: String, in folder: Folder) -> PixelDigest? {
    guard case .file(let stamp) = folder.status(of: [name])[0],
      let (_, fact) = Self.fact(name, stamp, in: folder, cache, { Self.picture($0) }),
      case .picture(let pixels, _, _) = fact
    else { return nil }
    return pixels
  }

  /// The digest of the pixels that a picture's sidecar states; `nil` where only ``Sidecar/read(_:path:)`` tells.
  ///
  /// `path`: from the project's root.
  package func knownPixels(ofSidecar path: String) -> PixelDigest? {
    var steps = path.split(separator: "/").map(String.init)
    guard let name = steps.popLast() else { return nil }
    let folder = project.folder.inside(steps)
    guard case .file(let stamp) = folder.status(of: [name])[0],
      case .sidecar(_, let pixels, _, _)? = Self.fact(name, stamp, in: folder, cache, { Self.sidecar($0) })?.1
    else { return nil }
    return pixels
  }

  /// The digest of the pixels of a picture that is no file here.
  package func knownPixels(of bytes: [UInt8]) -> PixelDigest? { try? facts(of: bytes).pixels }

  /// The digest and the size of a picture that is no file here; a picture that is not known is read, and never held whole.
  ///
  /// - Throws: The problem of a picture that cannot be read.
  package func facts(of bytes: [UInt8]) throws -> (pixels: PixelDigest, width: Int, height: Int) {
    let cache = cache
    let digest = SHA256Digest(of: bytes)
    if case .picture(let pixels, let width, let height)? = cache.fact(digest) {
      return (pixels, width, height)
    }
    let found = try PictureFile.digest(of: Data(bytes))
    cache.note(.picture(found.pixels, width: found.width, height: found.height), of: digest)
    return found
  }

  /// What a file holds: by its stamp, else by its bytes, else by reading them with `read`.
  private static func fact(
    _ name: String, _ stamp: FileStamp, in folder: Folder, _ cache: ContentCache,
    _ read: ([UInt8]) -> ContentFact?
  ) -> (SHA256Digest, ContentFact)? {
    if let digest = cache.digest(of: stamp), let fact = cache.fact(digest) { return (digest, fact) }
    let began = FileStamp.now
    guard let bytes = try? folder.read(name) else { return nil }
    let digest = SHA256Digest(of: bytes)
    // The stamp is from before; if the file has another one by now, what was read may not be what had it.
    if folder.status(of: [name]) == [.file(stamp)] { cache.note(digest, of: stamp, at: began) }
    if let fact = cache.fact(digest) { return (digest, fact) }
    guard let fact = read(bytes) else { return nil }
    cache.note(fact, of: digest)
    return (digest, fact)
  }

  /// Decodes a picture.
  private static func picture(_ bytes: [UInt8]) -> ContentFact? {
    guard let (pixels, width, height) = try? PictureFile.digest(of: Data(bytes)) else { return nil }
    return .picture(pixels, width: width, height: height)
  }

  /// Reads a sidecar without looking into its tree; nothing is told of one that is odd in any way.
  private static func sidecar(_ bytes: [UInt8]) -> ContentFact? {
    guard let fields = JSONFields(bytes), let format = fields.read("format", as: Int.self),
      (1...Sidecar.newest).contains(format), let pixels = fields.read("pixels", as: PixelDigest.self),
      let key = fields.read("key", as: CheckKey.self), let fingerprint = fields.line("fingerprint"),
      let scale = fields.read("scale", as: Double.self), scale > 0, !fields.has("text"),
      let scaleLine = fields.line("scale")
    else { return nil }
    return .sidecar(
      key: Digest128(of: key.slug), pixels: pixels,
      tree: fields.line("tree").map { ContentDigest.tree(line: $0) },
      drawing: DrawingDigest(scaleLine: scaleLine, fingerprintLine: fingerprint).value)
  }
}
