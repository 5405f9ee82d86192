import Foundation
import GalleySystem

extension BaselineStore {
  /// The stamps of a baseline's files, of which any change of the baseline changes one.
  public func stamps(of key: CheckKey) -> [FileStamp?] {
    let files = BaselineFiles(key, in: project.baselines)
    let names = [files.sidecar, files.picture, files.text, files.intent]
    return names.map { FileStamp(of: files.folder.path(of: $0)) }
  }

  /// The folder of a baseline, which others share, and its stamp, which changes with its list of files.
  public func folderStamp(of key: CheckKey) -> (path: String, stamp: FileStamp?) {
    let path = BaselineFiles(key, in: project.baselines).folder.path
    return (path, FileStamp(of: path))
  }

  /// The stamp of the journal; `nil` if there is none.
  public var journalStamp: FileStamp? {
    FileStamp(of: project.baselines.path(of: ApprovalJournal.fileName))
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
    do throws(FileError) { bytes = try files.folder.readIfPresent(files.sidecar) } catch {
      throw .file(error)
    }
    guard let bytes else { return nil }
    let path = files.folder.displayPath(files.sidecar)
    let sidecar = try SidecarFile.read(bytes, path: path)
    do { return try sidecar.digest } catch {
      throw .sidecarBroken(path, "a number in its tree is not finite")
    }
  }
}
