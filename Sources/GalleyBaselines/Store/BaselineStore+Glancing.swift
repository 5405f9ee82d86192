import Foundation
import Glibc

/// What tells that the files of a baseline changed, without reading them.
public struct BaselineStamp: Hashable, Sendable {
  private var parts: [Part]

  private struct Part: Hashable {
    var file: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// Looks at files.
  ///
  /// - Parameter paths: The files; one that is missing counts as such.
  init(_ paths: [String]) {
    parts = paths.map { path in
      var facts = stat()
      guard lstat(path, &facts) == 0 else { return Part(file: 0, size: -1, seconds: 0, nanoseconds: 0) }
      return Part(
        file: UInt64(facts.st_ino), size: Int(facts.st_size), seconds: facts.st_mtim.tv_sec,
        nanoseconds: facts.st_mtim.tv_nsec)
    }
  }
}

extension BaselineStore {
  /// What tells that a baseline changed.
  ///
  /// - Parameter key: The check.
  /// - Returns: A stamp of its files.
  public func stamp(of key: CheckKey) -> BaselineStamp {
    let files = BaselineFiles(key, in: project.baselines)
    let names = [files.sidecar, files.picture, files.text, files.intent]
    return BaselineStamp(names.map(files.folder.path(of:)))
  }

  /// What tells that a file came to, went from or was replaced in the folder of a baseline.
  ///
  /// - Parameter key: The check.
  /// - Returns: The folder's path, which baselines share, and a stamp of it.
  public func folderStamp(of key: CheckKey) -> (path: String, stamp: BaselineStamp) {
    let path = BaselineFiles(key, in: project.baselines).folder.path
    return (path, BaselineStamp([path]))
  }

  /// What tells that the journal changed.
  public var journalStamp: BaselineStamp {
    BaselineStamp([project.baselines.path(of: ApprovalJournal.fileName)])
  }

  /// What the sidecar of a check says its baseline is.
  ///
  /// It is quick, and good enough to show: the picture is not decoded, and what is damaged is not noticed. Whoever
  /// changes the baseline reads all of it.
  ///
  /// - Parameter key: The check.
  /// - Returns: The digest; `nil` if there is no baseline.
  /// - Throws: ``BaselineFault`` for a sidecar that cannot be read.
  public func glance(at key: CheckKey) throws(BaselineFault) -> ProofDigest? {
    let files = BaselineFiles(key, in: project.baselines)
    if try files.hasIntent() { return try read(key).digest }
    let bytes: [UInt8]?
    do throws(FileFault) { bytes = try files.folder.readIfPresent(files.sidecar) } catch {
      throw .file(error)
    }
    guard let bytes else { return nil }
    let path = files.folder.shown(files.sidecar)
    let sidecar = try SidecarFile.read(bytes, path: path)
    do { return try sidecar.digest } catch {
      throw .sidecarBroken(path, "a number in its tree is not finite")
    }
  }
}
