import Foundation
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree

/// Digests that resist second preimages, for projects that name approvers: somebody may try to have another picture count as approved.
extension BaselineStore {
  /// Whether the project names approvers, so that equal digests of pixels and texts prove nothing.
  package var namesApprovers: Bool { !project.settings.approvers.isEmpty }

  /// The SHA-256 digest of the appearance of a picture file; a reference stands for the picture that it names.
  ///
  /// `path`: the path of the file in messages. Throws the problem of a picture that is elsewhere or cannot be read.
  package func sha256(ofPicture bytes: [UInt8], at path: String) throws -> SHA256Digest {
    var bytes = bytes
    if let reference = PictureReference(bytes) {
      bytes = try ReferencedPictures(project).bytes(of: reference, at: path)
    }
    let name = SHA256Digest(of: Array("shown \(PNG.reader) \(SHA256Digest(of: bytes))".utf8))
    if case .file(let known)? = cache.fact(name) { return known }
    let found = try ShownPicture(file: Data(bytes)).sha256
    cache.note(.file(found), of: name)
    return found
  }

  /// The SHA-256 digest of the approved content: the appearance of a picture and its tree, or a text.
  package func sha256(
    of content: [UInt8], _ sidecar: SidecarFile, at path: String
  ) throws -> SHA256Digest {
    switch sidecar {
    case .text: return SHA256Digest(of: Array("text\n".utf8) + content)
    case .picture(let sidecar):
      let shown = try sha256(ofPicture: content, at: path)
      let tree = try sidecar.tree.map { try StableJSON.line($0.withoutViews) } ?? []
      return SHA256Digest(of: Array("picture \(shown)\n".utf8) + tree)
    }
  }

  /// The SHA-256 digest for the line of a candidate; `nil` if the project names no approvers.
  package func sha256(of candidate: Candidate) throws -> SHA256Digest? {
    guard namesApprovers else { return nil }
    return try sha256(of: candidate.content, candidate.sidecar, at: candidate.sidecar.key.text)
  }

  /// The SHA-256 digest of the files of a baseline; `nil` if there is none, or the project names no approvers.
  package func sha256(of key: CheckKey) throws -> SHA256Digest? {
    namesApprovers ? try sha256(ofFilesOf: key) : nil
  }

  /// The SHA-256 digest of the files of a baseline; `nil` if there is none.
  package func sha256(ofFilesOf key: CheckKey) throws -> SHA256Digest? {
    let files = BaselineFiles(key, in: project.baselines)
    guard let bytes = try files.folder.readIfPresent(files.sidecar) else { return nil }
    let sidecar = try SidecarFile.read(bytes, path: files.sidecarPath)
    let name = files.content(sidecar.kind)
    return try sha256(of: try files.folder.read(name), sidecar, at: files.folder.displayPath(name))
  }
}

extension CheckRunner {
  /// The fault of a picture with the digest of its baseline and another appearance; `nil` if the project names no approvers.
  ///
  /// `file`: the picture's file; `picture`: its pixels where it has none.
  func collision(
    _ key: CheckKey, _ pixels: PixelDigest?, file: [UInt8]?, _ picture: @autoclosure () -> Bitmap?
  ) -> ComparisonError? {
    guard store.namesApprovers, let pixels else { return nil }
    let files = BaselineFiles(key, in: store.project.baselines)
    let name = files.picture
    guard let approved = (try? files.folder.readIfPresent(name)).flatMap({ $0 }), approved != file else {
      return nil
    }
    if let file, let digest = PictureReference(approved)?.digest, digest == SHA256Digest(of: file) {
      return nil
    }
    let baseline = store.known(key)?.digest ?? (try? store.read(key))?.digest
    guard baseline?.pixels == pixels else { return nil }
    do {
      let path = files.folder.displayPath(name)
      let seen = try file.map { try store.sha256(ofPicture: $0, at: key.text) } ?? picture()?.sha256
      return try seen == store.sha256(ofPicture: approved, at: path)
        ? nil : ComparisonError.sameDigest(pixels, path)
    } catch let fault as BaselineError {
      return .baseline(fault)
    } catch {
      return .run(.notWritable(key, ErrorWords.of(error)))
    }
  }
}
