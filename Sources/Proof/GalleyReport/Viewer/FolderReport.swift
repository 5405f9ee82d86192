import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyFileDiff
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree
import Synchronization

/// The report of two folders of pictures of any origin: the page of a run's report, without decisions.
package struct FolderReport: Sendable {
  private let found: FolderDifference
  private let first: String
  private let second: String
  private let files: FileComparison

  /// Sets up a report of two folders, given as absolute paths.
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
  ///   - progress: Called with the numbers of finished and of all pictures, never on two threads at once.
  ///   - isStopped: Whether to stop before the next picture.
  /// - Returns: The page, an absolute path; `nil` if it was stopped.
  /// - Throws: ``ReportError``, `FileError`, or an error of writing a picture.
  package func write(
    to path: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws -> String? {
    for folder in [first, second] {
      let (target, root) = (Self.resolved(path), Self.resolved(folder))
      if target == root || target.hasPrefix(root + "/") { throw FolderError.outputInside(path) }
    }
    let folder = try ReportFolder(path)
    let entries = FolderPictures.order(found.entries)
    let pictures = FolderPictures(folder: folder.pictures, roots: (first, second), files: files)
    let jobs = zip(entries, FolderPictures.shown(entries)).map { (entry: $0, isShown: $1) }
    let done = Mutex(0)
    let results = jobs.concurrentMap { job -> Result<FolderPictures.Pictured, any Error>? in
      if isStopped() { return nil }
      let result = Result { try pictures.gather(job.entry, isShown: job.isShown) }
      done.withLock {
        $0 += 1
        progress($0, jobs.count)
      }
      return result
    }
    if isStopped() { return nil }
    let checks = try results.compactMap { try $0?.get() }
    let names = [first, second].map { CleanText.line(($0 as NSString).lastPathComponent, limit: 60) }
    return try folder.write(ViewerPage(ViewerDocument(found, checks: checks, sides: names)))
  }

  /// A path without links, as far as it exists.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
