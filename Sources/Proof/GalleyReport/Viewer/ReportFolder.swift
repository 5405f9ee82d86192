import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import GalleyText
import GalleyTree

/// The folder of a report: a page with pictures beside it.
struct ReportFolder {
  private let folder: Folder

  let pictures: PictureFolder

  /// Opens a folder, or makes it if it is missing.
  ///
  /// - Throws: ``ReportError`` if it holds files of another origin, which a report would overwrite or remove.
  init(_ path: String) throws {
    folder = try Folder.make(path)
    pictures = PictureFolder(folder.inside(PictureFolder.name))
    if try folder.entries().isEmpty {
      // A report that was interrupted is recognized too.
      let page =
        "<!doctype html>\n<title>Galley</title>\n<p>\(HTMLReport.generator) This report was not finished; write it again.\n"
      try folder.write(Array(page.utf8), to: HTMLReport.page)
      return
    }
    let page = try folder.readIfPresent(HTMLReport.page) ?? []
    guard page.firstRange(of: Array(HTMLReport.generator.utf8)) != nil else {
      throw ReportError.foreignFolder(path)
    }
  }

  /// Writes the page and removes the files of an earlier report that it does not need.
  ///
  /// - Returns: The page's absolute path.
  func write(_ page: ViewerPage) throws -> String {
    try folder.write(try page.file(), to: HTMLReport.page)
    // Older reports had their style in a file.
    if try folder.contains("style.css") { try folder.remove("style.css") }
    try pictures.removeRest()
    return folder.path(of: HTMLReport.page)
  }
}

/// A reason for which no report was written.
package enum ReportError: Error, Hashable, Sendable {
  /// The folder holds other files.
  case foreignFolder(String)
}

extension ReportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .foreignFolder(let path):
      "\(CleanText.line(path)) is not empty and holds no report of Galley, so nothing was written; "
        + "name a folder that is new or empty"
    }
  }
}
