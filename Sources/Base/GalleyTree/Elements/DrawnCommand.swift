import Foundation
import GalleyText

/// A command of a drawing, as the description of its view has it: `stroke 0,20,343,1 #FFFFFF80 2`.
///
/// The line has the kind, the bounding rectangle, the colours, and the width of a line or the words of a text.
package struct DrawnCommand: Hashable, Sendable {
  /// The kinds of commands.
  package enum Kind: String, Sendable {
    case fill, stroke, image, text
  }

  package let kind: Kind
  /// The bounding rectangle, in points of the drawing; of a text its origin.
  package var place = CGRect.zero
  /// The colours.
  package var paint = ""
  /// The width of a line, or the words of a text.
  package var detail: String
  /// The outline of its path, as `97 points (1a2b3c4d)`, which its line does not have; empty where it is not known.
  package var outline = ""

  package init(_ kind: Kind, detail: String = "") {
    self.kind = kind
    self.detail = detail
  }

  /// Reads a line; `nil` if it is none.
  package init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 4, let kind = Kind(rawValue: String(words[0])) else { return nil }
    let lengths = words[1].split(separator: ",").compactMap { Double($0) }
    guard lengths.count == 4 else { return nil }
    self.kind = kind
    place = CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    paint = String(words[2])
    detail = String(words[3])
  }

  /// The line.
  package var line: String {
    let lengths = [place.minX, place.minY, place.width, place.height].map { Numeral.decimal(Double($0)) }
    let words = detail.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(kind.rawValue) \(lengths.joined(separator: ",")) \(paint) \(words)"
  }
}
