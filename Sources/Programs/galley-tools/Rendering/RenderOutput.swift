import Foundation
import GalleyBaselines
import GalleySystem
import GalleyTree

/// The files of rendered views: a picture of each way in which it was shown, and the element tree beside it.
struct RenderOutput {
  /// The files of one picture, absolute paths.
  struct Files: Hashable {
    var picture: String
    var tree: String
  }

  /// The folder, and the file's name without its ending where a file was asked for.
  private let folder: String
  private let name: String?

  /// Finds out where to write.
  ///
  /// - Parameters:
  ///   - path: A folder, or a file whose name ends in `.png`; an absolute path.
  ///   - count: How many pictures there will be.
  /// - Throws: ``RenderError/severalPictures(_:file:)``.
  init(_ path: String, pictures count: Int) throws(RenderError) {
    guard path.lowercased().hasSuffix(".png") else {
      (folder, name) = (path, nil)
      return
    }
    guard count == 1 else { throw .severalPictures(count, file: path) }
    folder = (path as NSString).deletingLastPathComponent
    name = String((path as NSString).lastPathComponent.dropLast(4))
  }

  /// The files of a picture.
  ///
  /// - Parameters:
  ///   - stem: What the names of the view's files begin with.
  ///   - configuration: The device and its settings.
  ///   - isMirrored: Whether the layout was turned around.
  func files(_ stem: String, _ configuration: Configuration, isMirrored: Bool) -> Files {
    let mirrored = isMirrored ? "-right-to-left" : ""
    let path = "\(folder)/\(name ?? "\(stem).\(configuration.slug)\(mirrored)")"
    return Files(picture: path + ".png", tree: path + ".txt")
  }

  /// Writes the files of a picture, each as a whole.
  func write(_ picture: [UInt8], _ tree: Element, to files: Files) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try AtomicFile.write(Data(picture), to: files.picture)
    try AtomicFile.write(Data(ElementText.tree(tree, isWhole: true).utf8), to: files.tree)
  }
}
