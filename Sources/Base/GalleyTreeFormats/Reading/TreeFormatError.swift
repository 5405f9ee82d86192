import Foundation
import GalleyText
import GalleyTree

/// The reason for which a file is no tree of a picture.
package enum TreeFormatError: Error, Hashable, Sendable {
  /// The file has no bytes, or blanks alone.
  case empty
  /// The file has more bytes than the limit.
  case tooLarge(bytes: Int, limit: Int)
  /// The bytes are no UTF-8; the number is the offset of the first that is none.
  case notUTF8(offset: Int)
  /// The file has none of the known forms; with its first characters.
  case unknown(beginning: String)
  /// The file has a form, and a fault.
  case damaged(TreeFormat, reason: String, line: Int?)
  /// The XML has a document type, which could load files and grow without limit.
  case documentType
  /// The system lacks libxml2.
  case noXMLReader
  /// The tree has more levels than the limit.
  case tooDeep(limit: Int)
  /// The tree has more elements than the limit.
  case tooMany(limit: Int)
  /// The tree has no element.
  case noElements(TreeFormat)
  /// The tree's screen and the picture have other sizes.
  case otherScreen(tree: CGSize, unit: TreeUnit, picture: CGSize, scale: Double?)
  /// The picture shows a part of the tree's screen, and more than one part would fit.
  case unknownPart(tree: CGSize, unit: TreeUnit, picture: CGSize)
}

/// The unit of the frames of a tree.
package enum TreeUnit: String, Hashable, Sendable {
  case points, pixels
}

extension TreeFormatError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the file is empty; write the tree again"
    case .tooLarge(let bytes, let limit):
      "the file has \(EnglishNoun.count(bytes, "byte")), and \(Numeral.grouped(limit)) are the most; keep a tree of a part of the screen"
    case .notUTF8(let offset): "it is no UTF-8 from byte \(offset) on; save the file as UTF-8"
    case .unknown(let beginning):
      "its form is unknown: it begins with “\(CleanText.line(beginning, limit: 40))”; Galley reads its own JSON, "
        + "the output of the script of galley tree-script, page sources of Appium, uiautomator dump, debugDescription "
        + "of XCUITest and aria snapshots of Playwright"
    case .damaged(let format, let reason, let line):
      "it is \(format.words), and damaged\(line.map { " in line \($0)" } ?? ""): "
        + "\(CleanText.line(reason, limit: 160)); write the tree again"
    case .documentType:
      "the XML has a document type, which Galley does not read; remove the line with <!DOCTYPE"
    case .noXMLReader:
      "reading XML needs libxml2, which is not installed; install it with: apt-get install libxml2"
    case .tooDeep(let limit):
      "the tree has more than \(limit) levels of elements; keep a tree of a part of the screen"
    case .tooMany(let limit):
      "the tree has more than \(Numeral.grouped(limit)) elements; keep a tree of a part of the screen"
    case .noElements(let format): "it is \(format.words) without an element; write the tree again"
    case .otherScreen(let tree, let unit, let picture, let scale):
      "a tree of another screen: it has \(Self.size(tree)) \(unit.rawValue), and the picture has \(Self.size(picture)) "
        + "pixels\(scale.map { " at scale \(Numeral.decimal($0))" } ?? ""); "
        + "take picture and tree at the same moment, of the same screen"
    case .unknownPart(let tree, let unit, let picture):
      "the tree has \(Self.size(tree)) \(unit.rawValue), the picture shows a part of \(Self.size(picture)) pixels, and "
        + "more than one part would fit; take the picture of the whole screen"
    }
  }

  private static func size(_ size: CGSize) -> String {
    "\(Numeral.decimal(size.width)) × \(Numeral.decimal(size.height))"
  }
}
