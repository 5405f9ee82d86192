import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage

/// The report as a folder that needs no server and no network: a page, its style, and the pictures.
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
  /// What another report left in the folder and this one has no use for is removed.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says of the run.
  ///   - path: The folder, an absolute path; it is made if it is missing.
  /// - Returns: The path of the page.
  /// - Throws: `FileFault`, or a fault of writing a picture.
  public func write(_ verdict: Verdict, to path: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let folder = Folder(root: path)
    let pictures = ReportPictures(folder: folder.inside("pictures"), run: run, store: store)
    let checks = try verdict.checks.map { try pictures.gather($0) }
    try folder.write(Array(ReportStyle.sheet.utf8), to: "style.css")
    let page = ReportPage(verdict: verdict, started: run.started, checks: checks)
    try folder.write(Array(page.markup.utf8), to: Self.page)
    try pictures.removeRest()
    return folder.path(of: Self.page)
  }
}
