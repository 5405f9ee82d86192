import Foundation
import GalleyBaselines
import GalleyTree

/// The folder of a report: a page, and pictures beside it.
struct ReportFolder {
  private let folder: Folder

  /// Its pictures.
  let pictures: PictureFolder

  /// Claims a folder.
  ///
  /// - Parameter path: The folder, an absolute path; it is made if it is missing.
  /// - Throws: ``ReportFault`` if it holds files of somebody else's, which a report would overwrite or remove.
  init(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    folder = Folder(root: path)
    pictures = PictureFolder(folder.inside(PictureFolder.name))
    if try folder.entries().isEmpty {
      // A report that is cut off is known again too.
      let page =
        "<!doctype html>\n<title>Galley</title>\n<p>\(HTMLReport.mark) This report was not finished; write it again.\n"
      try folder.write(Array(page.utf8), to: HTMLReport.page)
      return
    }
    let page = try folder.readIfPresent(HTMLReport.page) ?? []
    guard page.firstRange(of: Array(HTMLReport.mark.utf8)) != nil else {
      throw ReportFault.foreignFolder(path)
    }
  }

  /// Writes the page, and removes what another report left in the folder and this one has no use for.
  ///
  /// - Parameter page: The page.
  /// - Returns: Where it is, an absolute path.
  /// - Throws: `FileFault`, or `EncodingError`.
  func write(_ page: ViewerPage) throws -> String {
    try folder.write(try page.file(), to: HTMLReport.page)
    // Reports had their style in a file once.
    if try folder.contains("style.css") { try folder.remove("style.css") }
    try pictures.removeRest()
    return folder.path(of: HTMLReport.page)
  }
}

/// Why no report was written.
package enum ReportFault: Error, Hashable, Sendable {
  /// The folder holds something else.
  case foreignFolder(String)
}

extension ReportFault: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .foreignFolder(let path):
      "\(ElementText.clean(path)) is not empty and holds no report of Galley, so nothing was written; "
        + "name a folder that is new or empty"
    }
  }
}
