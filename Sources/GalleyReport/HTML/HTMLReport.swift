import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree

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
  /// What another report left in the folder and this one has no use for is removed. A folder that holds anything else is
  /// left alone.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says of the run.
  ///   - path: The folder, an absolute path; it is made if it is missing.
  /// - Returns: Where the page is, and which pictures show which check.
  /// - Throws: ``ReportFault``, `FileFault`, or a fault of writing a picture.
  public func write(_ verdict: Verdict, to path: String) throws -> WrittenReport {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let folder = Folder(root: path)
    try Self.claim(folder, path)
    let pictures = ReportPictures(folder: folder.inside("pictures"), run: run, store: store)
    var checks = try pictures.gather(verdict.checks)
    let drifts = Drift.read(verdict, of: run)
    for index in checks.indices { checks[index].drift = drifts[checks[index].check.key] }
    try folder.write(Array(ReportStyle.sheet.utf8), to: "style.css")
    let evidence = try run.mapEvidence { try pictures.gather($0) }
    let page = ReportPage(verdict: verdict, started: run.started, checks: checks, evidence: evidence)
    try folder.write(Array(page.markup.utf8), to: Self.page)
    try pictures.removeRest()
    return WrittenReport(page: folder.path(of: Self.page), checks: checks)
  }

  /// What every report says of itself, so that it is known again.
  static let mark = "Made by Galley."

  /// Refuses a folder with files of somebody else's, which a report would overwrite or remove.
  private static func claim(_ folder: Folder, _ path: String) throws {
    if try folder.entries().isEmpty {
      // A report that is cut off is known again too.
      let page =
        "<!doctype html>\n<title>Galley</title>\n<p>\(mark) This report was not finished; write it again.\n"
      return try folder.write(Array(page.utf8), to: Self.page)
    }
    let page = try folder.readIfPresent(Self.page) ?? []
    guard String(decoding: page, as: UTF8.self).contains(mark) else { throw ReportFault.foreignFolder(path) }
  }
}

/// Why no report was written.
public enum ReportFault: Error, Hashable, Sendable {
  /// The folder holds something else.
  case foreignFolder(String)
}

extension ReportFault: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  public var description: String {
    switch self {
    case .foreignFolder(let path):
      "\(ElementText.clean(path)) is not empty and holds no report of Galley, so nothing was written; "
        + "name a folder that is new or empty"
    }
  }
}
