import Dispatch
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree
import Synchronization

/// The report of two folders of pictures, of any origin: the same page as that of a run, without decisions.
package struct FolderReport: Sendable {
  private let found: FolderDifference
  private let first: String
  private let second: String
  private let files: FileComparison

  /// Sets up a report.
  ///
  /// - Parameters:
  ///   - found: What the comparison found.
  ///   - first: The first folder, an absolute path.
  ///   - second: The second folder, an absolute path.
  ///   - files: How two files were compared.
  package init(_ found: FolderDifference, first: String, second: String, files: FileComparison) {
    self.found = found
    self.first = first
    self.second = second
    self.files = files
  }

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - path: The folder, an absolute path; it is made if it is missing.
  ///   - progress: Is told how many of how many pictures are done; never called on two threads at once.
  ///   - isStopped: Whether to stop before the next picture.
  /// - Returns: The page, an absolute path; `nil` if it was stopped.
  /// - Throws: ``ReportFault``, `FileFault`, or a fault of writing a picture.
  package func write(
    to path: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws -> String? {
    for folder in [first, second] {
      let (target, root) = (Self.resolved(path), Self.resolved(folder))
      if target == root || target.hasPrefix(root + "/") { throw FolderFault.outputInside(path) }
    }
    let folder = try ReportFolder(path)
    let entries = FolderPictures.order(found.entries)
    let pictures = FolderPictures(folder: folder.pictures, roots: (first, second), files: files)
    let shown = FolderPictures.shown(entries)
    let results = Mutex(
      (done: 0, all: [Result<FolderPictures.Pictured, any Error>?](repeating: nil, count: entries.count)))
    DispatchQueue.concurrentPerform(iterations: entries.count) { index in
      if isStopped() { return }
      let result = Result { try pictures.gather(entries[index], isShown: shown[index]) }
      results.withLock {
        $0.all[index] = result
        $0.done += 1
        progress($0.done, entries.count)
      }
    }
    if isStopped() { return nil }
    let checks = try results.withLock { $0.all }.compactMap { try $0?.get() }
    let names = [first, second].map { ElementText.clean(($0 as NSString).lastPathComponent, limit: 60) }
    return try folder.write(ViewerPage(ViewerDocument(found, checks: checks, sides: names)))
  }

  /// A path without links, as far as it exists.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
