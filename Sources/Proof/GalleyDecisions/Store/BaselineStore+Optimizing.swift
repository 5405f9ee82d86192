import Foundation
import GalleyBaselines
import GalleyImage
import GalleySystem

/// The sizes of a picture's file before and after it is written as small as possible.
package struct PictureOptimization: Hashable, Sendable, Codable {
  /// The picture.
  package var path: String
  /// Its file's bytes before.
  package var before: Int
  /// Its file's bytes afterwards; as many where it cannot be smaller.
  package var after: Int

  /// Says what became of a file.
  package init(path: String, before: Int, after: Int) {
    self.path = path
    self.before = before
    self.after = after
  }
}

extension BaselineStore {
  /// The absolute path at which the picture of a check is, or would be.
  ///
  /// - Returns: An absolute path.
  package func picturePath(of key: CheckKey) -> String {
    let files = BaselineFiles(key, in: project.baselines)
    return files.folder.path(of: files.picture)
  }

  /// Writes the picture of a baseline in PNG as small as can be, with the same pixels and texts; others stay as they are.
  ///
  /// The baseline is verified first, and stays what was approved. The file is replaced as a whole, unless it has become
  /// another meanwhile; its sidecar tells of pixels, and stays as it is.
  ///
  /// `key`: the check; it has a baseline. `writes`: whether to replace the file; otherwise it is only said what would
  /// come of it. Throws `BaselineError` if the baseline is damaged or gone, or cannot be written.
  package func optimize(_ key: CheckKey, writes: Bool) throws(BaselineError) -> PictureOptimization {
    let files = BaselineFiles(key, in: project.baselines)
    let shown = files.folder.displayPath(files.picture)
    guard case .found = try read(key) else { throw .pictureMissing(shown) }
    let old = try bytes(of: files)
    guard PictureFormat(of: old) == .png else {
      return PictureOptimization(path: shown, before: old.count, after: old.count)
    }
    let smaller: Data?
    do throws(PNGError) { smaller = try PNG.optimized(Data(old)) } catch {
      throw .picture(shown, reason: PictureDescription.reason(error, shown))
    }
    guard let smaller else { return PictureOptimization(path: shown, before: old.count, after: old.count) }
    if writes {
      try project.work.locked(Self.lockName) { () throws(BaselineError) in
        try recover(files)
        guard try bytes(of: files) == old else {
          throw .picture(shown, reason: "\(shown) was changed meanwhile; run the command again")
        }
        do throws(FileError) { try files.folder.write([UInt8](smaller), to: files.picture) } catch {
          throw .file(error)
        }
      }
    }
    return PictureOptimization(path: shown, before: old.count, after: smaller.count)
  }

  private func bytes(of files: BaselineFiles) throws(BaselineError) -> [UInt8] {
    do throws(FileError) { return try files.folder.read(files.picture) } catch { throw .file(error) }
  }
}
