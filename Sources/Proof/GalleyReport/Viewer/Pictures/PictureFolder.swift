import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import Synchronization

/// The folder of the pictures beside a page: it remembers the files written, and removes those of an earlier page.
final class PictureFolder: Sendable {
  private let folder: Folder
  private let written = Mutex<Set<String>>([])

  init(_ folder: Folder) { self.folder = folder }

  /// The folder's path from the page.
  static let name = "pictures"

  /// The path of a file from the page.
  static func link(_ file: String) -> String { "\(name)/\(file)" }

  /// Writes a file.
  ///
  /// - Returns: Its path from the page.
  @discardableResult
  func place(_ data: some ContiguousBytes, as file: String) throws -> String {
    _ = written.withLock { $0.insert(file) }
    try folder.write(data, to: file, flushes: false)
    return Self.link(file)
  }

  /// Writes the file of a picture.
  ///
  /// - Parameter stem: The name without its extension, which the content decides.
  /// - Returns: Its path from the page.
  func placePicture(_ data: [UInt8], as stem: String) throws -> String {
    try place(data, as: "\(stem).\(PictureFormat.fileExtension(of: data))")
  }

  /// Writes a file named by its content, unless it exists.
  func placeShared(_ file: String, _ data: () throws -> [UInt8]) throws -> String {
    let isNew = written.withLock { $0.insert(file).inserted }
    if isNew, try !folder.contains(file) { try place(try data(), as: file) }
    return Self.link(file)
  }

  /// Writes a small picture of a changed screen, for the list and the wall.
  func placeThumbnail(_ picture: Bitmap, as file: String) throws -> String {
    let small = picture.thumbnail(width: Self.screenThumbnail.width, height: Self.screenThumbnail.height)
    return try place([UInt8](try PNG.encode(small, effort: .fast)), as: file)
  }

  /// The file of a small picture for the list.
  static func thumbnail(of picture: Bitmap) throws -> [UInt8] {
    [UInt8](
      try PNG.encode(picture.thumbnail(width: thumbnail.width, height: thumbnail.height), effort: .fast))
  }

  /// The largest size of a picture in the list, in pixels: twice what the page shows.
  static let thumbnail = (width: 88, height: 104)

  /// The largest size of a picture on the wall, in pixels; of a longer one, the upper part is shown.
  static let screenThumbnail = (width: 200, height: 434)

  /// Writes both files once more, as text: a script on a page from a disk must not read the pixels of pictures.
  func placePixels(_ baseline: [UInt8]?, _ candidate: [UInt8]?, as file: String) throws -> String? {
    guard max(baseline?.count ?? 0, candidate?.count ?? 0) <= Self.mostPixels else { return nil }
    var sheet = Data("#galley-pixels{".utf8)
    for (name, data) in [("baseline", baseline), ("candidate", candidate)] {
      guard let data else { continue }
      sheet.append(contentsOf: "--\(name):\"".utf8)
      sheet.append(Data(data).base64EncodedData())
      sheet.append(contentsOf: "\";".utf8)
    }
    sheet.append(UInt8(ascii: "}"))
    return try place(sheet, as: file)
  }

  /// The size in bytes up to which files are written twice.
  private static let mostPixels = 6_000_000

  /// Draws a difference and writes its pictures.
  func placeViews(_ views: [DifferenceView], of pictures: DifferencePictures, as slug: String, scale: Double)
    throws -> [DifferenceView: ViewerPicture]
  {
    var placed: [DifferenceView: ViewerPicture] = [:]
    for view in views {
      let files = try pictures.pngs(view)
      func place(_ appearance: DifferenceAppearance) throws -> String {
        try self.place(files[appearance], as: slug + view.fileSuffix(appearance))
      }
      let size = pictures.size(of: view)
      placed[view] = ViewerPicture(
        file: try place(.light), dark: try place(.dark), width: size.width, height: size.height, scale: scale)
    }
    return placed
  }

  /// Removes the files of an earlier page.
  func removeRest() throws {
    let written = written.withLock { $0 }
    for entry in try folder.entries() where entry.kind == .file && Self.isOurs(entry.name) {
      if !written.contains(entry.name) { try folder.remove(entry.name) }
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    PictureFormat.isPicture(name) || name.hasSuffix(".css")
  }
}
