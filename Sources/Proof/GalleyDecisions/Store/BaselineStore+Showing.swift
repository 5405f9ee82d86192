import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleySystem
import GalleyTree

extension BaselineStore {
  /// The file of an approved picture as it is, for whoever shows it; nothing of it is verified.
  package func pictureFile(of key: CheckKey) throws(FileError) -> [UInt8] {
    let files = BaselineFiles(key, in: project.baselines)
    return try files.folder.read(files.picture)
  }

  /// The approved tree of a check, for whoever shows it; the picture is not looked at.
  ///
  /// - Returns: The tree; `nil` if there is none, or none that can be read.
  package func tree(of key: CheckKey) -> Element? {
    let files = BaselineFiles(key, in: project.baselines)
    guard let note = try? files.folder.read(files.sidecar), let fields = JSONFields(note) else {
      return nil
    }
    return fields.read("tree", as: Element.self)
  }

  /// The name of the file of an approved picture among those of the same content, such as in a report.
  package func sharedName(of key: CheckKey, _ content: String) -> String {
    let name = BaselineFiles(key, in: project.baselines).picture
    return "\(content).\((name as NSString).pathExtension)"
  }

  /// The size of an approved picture, as the header of a PNG tells it; another is read.
  ///
  /// - Returns: Width and height in pixels; `nil` if there is no file that could be a picture.
  package func pictureSize(of key: CheckKey) -> PixelSize? {
    let files = BaselineFiles(key, in: project.baselines)
    // Signature, length and name of the header, width and height.
    let name = files.picture
    guard let head = files.folder.readEnds(of: name, first: 24, last: 0)?.first else { return nil }
    guard head.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      guard let bytes = try? files.folder.read(name), let found = try? facts(of: bytes) else { return nil }
      return PixelSize(width: found.width, height: found.height)
    }
    func number(_ start: Int) -> Int { head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return PixelSize(width: number(16), height: number(20))
  }
}

extension BaselineStore {
  /// The path of a check's picture or text, there or not, from the project's root.
  ///
  /// - Returns: The path of the picture or text; its sidecar is beside it.
  package func shownPath(of key: CheckKey, as kind: CheckKind) -> String {
    let files = BaselineFiles(key, in: project.baselines)
    return files.folder.displayPath(files.content(kind))
  }
}
