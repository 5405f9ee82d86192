import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// The approved pictures of a project, each a PNG with a sidecar beside it.
///
/// Reading takes no lock. A writer changes two files, so what a reader finds broken it looks at once more under the
/// lock, when no writer is at work and a change that was cut short has been finished.
public struct BaselineStore: Sendable {
  /// The project.
  public let project: Project

  /// Opens a project's store; nothing is read yet.
  ///
  /// - Parameter project: The project.
  public init(_ project: Project) {
    self.project = project
  }

  /// The name of the lock that all writers of the store take; it is outside the store, which is in version control.
  static let lockName = "store.lock"

  /// The baseline of a check.
  ///
  /// - Parameter key: The check.
  /// - Returns: The baseline, or that there is none.
  /// - Throws: ``BaselineFault`` if what is there is damaged; it concerns this check alone.
  public func read(_ key: CheckKey) throws(BaselineFault) -> StoredBaseline {
    let files = BaselineFiles(key, in: project.baselines)
    do throws(BaselineFault) {
      if try !files.hasIntent() { return try look(key, files) }
    } catch {
      do throws(BaselineFault) { return try readSettled(key, files) } catch let second {
        // Where the lock itself is not to be had, such as in a read-only checkout, the first finding holds.
        if case .file(let fault) = second, fault.action == .lock || fault.action == .make { throw error }
        throw second
      }
    }
    return try readSettled(key, files)
  }

  private func readSettled(_ key: CheckKey, _ files: BaselineFiles) throws(BaselineFault) -> StoredBaseline {
    try project.work.locked(Self.lockName) { () throws(BaselineFault) in
      try settle(files)
      return try look(key, files)
    }
  }

  /// Reads both files as they are now.
  func look(_ key: CheckKey, _ files: BaselineFiles) throws(BaselineFault) -> StoredBaseline {
    let picture: [UInt8]?
    let text: [UInt8]?
    do throws(FileFault) {
      picture = try files.folder.readIfPresent(files.picture)
      text = try files.folder.readIfPresent(files.sidecar)
    } catch {
      throw .file(error)
    }
    let picturePath = files.folder.shown(files.picture)
    let sidecarPath = files.folder.shown(files.sidecar)
    guard picture != nil || text != nil else {
      try checkTwins(files)
      return .missing
    }
    guard let picture else { throw .pictureMissing(picturePath) }
    guard let text else { throw .sidecarMissing(sidecarPath) }
    let sidecar = try Sidecar.read(text, path: sidecarPath)
    guard sidecar.key == key else { throw .nameTaken(sidecarPath, by: sidecar.key) }
    let bitmap: Bitmap
    do { bitmap = try PNG.decode(Data(picture)) } catch {
      throw .picture(picturePath, reason: PictureWords.reason(error, picturePath))
    }
    let found = bitmap.digest
    guard found == sidecar.pixels else {
      throw .digestMismatch(picturePath, approved: sidecar.pixels, found: found)
    }
    let tree: Digest128?
    do { tree = try sidecar.tree.map(ProofDigest.tree) } catch {
      throw .sidecarBroken(sidecarPath, "a number in its tree is not finite")
    }
    return .found(
      Baseline(
        key: key, proof: Proof(picture: bitmap, tree: sidecar.tree, scale: sidecar.scale),
        digest: ProofDigest(pixels: found, tree: tree), fingerprint: sidecar.fingerprint,
        path: files.folder.path(of: files.picture), file: picture))
  }

  /// A name that differs from an existing one only in case would overwrite it on some file systems.
  private func checkTwins(_ files: BaselineFiles) throws(BaselineFault) {
    let store = project.baselines
    let steps = Array(files.folder.steps.dropFirst(store.steps.count)) + [files.sidecar]
    var folder = store
    for step in steps {
      let names: [String]
      do throws(FileFault) { names = try folder.entries().map(\.name) } catch { throw .file(error) }
      let twin = names.first { $0 != step && $0.lowercased() == step.lowercased() }
      if let twin { throw .caseTwin(folder.shown(step), existing: folder.shown(twin)) }
      guard names.contains(step) else { return }
      folder = folder.inside(step)
    }
  }
}
