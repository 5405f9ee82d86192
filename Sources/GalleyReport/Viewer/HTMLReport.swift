import Foundation
import GalleyBaselines
import GalleyExplanation
import GalleyImage
import GalleyTree

/// The report as a folder that needs no server and no network: a page and the pictures.
public struct HTMLReport: Sendable {
  /// The run.
  public var run: Run
  /// The store it was judged against.
  public var store: BaselineStore

  /// Sets up a report.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - store: The store it was judged against.
  public init(run: Run, store: BaselineStore) {
    self.run = run
    self.store = store
  }

  /// The page within the folder.
  public static let page = "index.html"

  /// Writes the report.
  ///
  /// What another report left in the folder and this one has no use for is removed. A folder that holds anything else is
  /// left alone.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says of the run.
  ///   - path: The folder, an absolute path; it is made if it is missing.
  ///   - mode: Where the page is shown.
  /// - Returns: Where the page is, and which pictures show which check.
  /// - Throws: ``ReportFault``, `FileFault`, or a fault of writing a picture.
  public func write(_ verdict: Verdict, to path: String, mode: ViewerMode = .offline) throws -> WrittenReport
  {
    let folder = try ReportFolder(path)
    let pictures = ReportPictures(folder: folder.pictures, run: run, store: store, mode: mode)
    var checks = try pictures.gather(verdict.checks)
    let drifts = Drift.read(verdict, of: run)
    for index in checks.indices { checks[index].drift = drifts[checks[index].check.key] }
    let evidence = try run.mapEvidence { try pictures.gather($0) }
    let history = ViewerHistory(
      of: verdict.checks, in: store, pictures: mode == .server ? folder.pictures : nil)
    let document = ViewerDocument(
      verdict, started: run.started, checks: checks, evidence: evidence, history: history)
    let page = try folder.write(ViewerPage(document, mode: mode))
    return WrittenReport(page: page, checks: checks)
  }

  /// What every report says of itself, so that it is known again.
  static let mark = "Made by Galley."
}
