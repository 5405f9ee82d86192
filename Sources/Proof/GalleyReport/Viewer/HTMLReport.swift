import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem

/// A report as a folder that needs no server and no network: a page with pictures beside it.
package struct HTMLReport: Sendable {
  /// The run.
  package var run: Run
  /// The store that the run was judged against.
  package var store: BaselineStore

  package init(run: Run, store: BaselineStore) {
    self.run = run
    self.store = store
  }

  /// The name of the page within the folder.
  package static let page = "index.html"

  /// The page's generator, by which a folder is recognized as a report.
  static let generator = "Made by Galley."

  /// Writes the report.
  ///
  /// Files of an earlier report that this one does not need are removed. A folder that holds anything else is left alone.
  ///
  /// The path is absolute; the folder is made if it is missing.
  package func write(_ verdict: Verdict, to path: String, mode: ViewerPage.Mode = .offline) throws
    -> WrittenReport
  {
    let folder = try ReportFolder(path)
    let pictures = ReportPictures(folder: folder.pictures, run: run, store: store, mode: mode)
    var checks = try pictures.gather(verdict.checks)
    let drifts = Drift.read(verdict, of: run)
    for index in checks.indices { checks[index].drift = drifts[checks[index].check.key] }
    // Most of these are approved next, and need not be decoded for that again.
    store.cache.save()
    var evidence = try run.mapEvidence { try pictures.gather($0) }
    for test in verdict.suite.tests {
      for attachment in test.attachments {
        evidence.append(try pictures.gather(KeptEvidence(attachment, of: test)))
      }
    }
    let history = ViewerHistory(
      of: verdict.checks, in: store, pictures: mode == .server ? folder.pictures : nil)
    let changes = ReviewPictures(folder: folder.pictures, store: store).gather(verdict.review)
    var document = ViewerDocument(
      verdict, started: run.started, checks: checks, evidence: evidence, history: history)
    document.review = verdict.review.map { ViewerReview($0, pictures: changes) }
    let page = try folder.write(ViewerPage(document, mode: mode))
    let files = Dictionary(checks.map { ($0.check.key, $0.files) }) { first, _ in first }
    return WrittenReport(page: page, pictures: files, changes: changes)
  }
}

/// The files of a report that was written.
package struct WrittenReport: Sendable {
  /// The page, an absolute path.
  package var page: String
  /// The pictures of each check, as paths from the page: `baseline`, `candidate`, `overlay`, `overlay.dark` and so on.
  package var pictures: [CheckKey: [String: String]]
  /// The pictures of the baselines that a branch changed, by `BaselineChange.path`.
  package var changes: [String: ChangePictures] = [:]

  /// Both sides of a baseline that a branch changed, as paths from the page; `nil` for what is no picture.
  package struct ChangePictures: Sendable, Hashable, Encodable {
    /// The path of the picture at the base.
    package var before: String?
    /// The path of the picture on the branch.
    package var after: String?
  }
}
