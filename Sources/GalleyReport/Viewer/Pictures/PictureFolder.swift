import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyImage
import GalleySystem
import Synchronization

/// The pictures' folder beside a page: what is put there is remembered, and what an earlier page left is removed.
final class PictureFolder: Sendable {
  private let folder: Folder
  private let written = Mutex<Set<String>>([])

  init(_ folder: Folder) { self.folder = folder }

  /// The folder's name from the page.
  static let name = "pictures"

  /// How a page names one of the files.
  static func link(_ file: String) -> String { "\(name)/\(file)" }

  /// Puts a file there.
  ///
  /// - Returns: Its name from the page.
  @discardableResult
  func place(_ data: [UInt8], as file: String) throws -> String {
    _ = written.withLock { $0.insert(file) }
    try folder.write(data, to: file, flushes: false)
    return Self.link(file)
  }

  /// Puts a file there whose name is its content's, unless it is there.
  func placeShared(_ file: String, _ data: () throws -> [UInt8]) throws -> String {
    let isNew = written.withLock { $0.insert(file).inserted }
    if isNew, try !folder.contains(file) { try place(try data(), as: file) }
    return Self.link(file)
  }

  /// Puts a small picture for the list there.
  func placeThumbnail(_ picture: Bitmap, as file: String) throws -> String {
    try place(try Self.thumbnail(of: picture), as: file)
  }

  /// The file of a small picture for the list.
  static func thumbnail(of picture: Bitmap) throws -> [UInt8] {
    [UInt8](
      try PNG.encode(picture.thumbnail(width: thumbnail.width, height: thumbnail.height), effort: .fast))
  }

  /// The largest size of a picture in the list, in pixels: twice what the page shows.
  static let thumbnail = (width: 88, height: 104)

  /// Puts both files there once more, as text that a script may read: from a disk it may not look into pictures.
  func placePixels(_ baseline: [UInt8]?, _ candidate: [UInt8]?, as file: String) throws -> String? {
    guard max(baseline?.count ?? 0, candidate?.count ?? 0) <= Self.mostPixels else { return nil }
    var sheet = "#galley-pixels{"
    for (name, data) in [("baseline", baseline), ("candidate", candidate)] {
      if let data { sheet += "--\(name):\"\(Data(data).base64EncodedString())\";" }
    }
    return try place(Array((sheet + "}").utf8), as: file)
  }

  /// Larger files than this are not written twice, in bytes.
  private static let mostPixels = 6_000_000

  /// Draws a difference and puts its pictures there.
  func placeViews(_ views: [DifferenceView], of pictures: DifferencePictures, as slug: String) throws
    -> [PicturedView]
  {
    try views.map { view in
      let files = try pictures.pngs(view)
      let links = try DifferenceAppearance.allCases.map {
        try place([UInt8](files[$0]), as: slug + view.fileSuffix($0))
      }
      let size = pictures.size(of: view)
      return PicturedView(view: view, light: links[0], dark: links[1], width: size.width, height: size.height)
    }
  }

  /// Removes what a page before left here.
  func removeRest() throws {
    let written = written.withLock { $0 }
    for entry in try folder.entries() where entry.kind == .file && Self.isOurs(entry.name) {
      if !written.contains(entry.name) { try folder.remove(entry.name) }
    }
  }

  private static func isOurs(_ name: String) -> Bool { name.hasSuffix(".png") || name.hasSuffix(".css") }
}
