import Foundation
import GalleyExplanation

/// The part of a screen that a small picture shows, with the places that differ.
package struct ViewerShot: Encodable, Sendable {
  /// The width of the screen, in pixels.
  package var width: Int
  /// The height of the part that is shown, in pixels.
  package var height: Int
  /// Boxes around what differs: left, top, width and height in thousandths of the part; the largest ones of many.
  package var marks: [[Int]]

  /// The most boxes: more of them say nothing on so small a picture.
  private static let mostMarks = 12

  /// Reads the places of a comparison.
  ///
  /// - Parameters:
  ///   - picture: The picture that was made small.
  ///   - comparison: The differences; `nil` where nothing was compared.
  init(_ picture: ViewerPicture, _ comparison: Comparison?) {
    width = max(1, picture.width)
    let limit = width * PictureFolder.screenThumbnail.height / PictureFolder.screenThumbnail.width
    height = max(1, min(picture.height, limit))
    let (wide, high) = (Double(width), Double(height))
    marks = (comparison?.regions ?? []).prefix(Self.mostMarks).compactMap { region in
      let scale = picture.scale
      let left = min(max(0, region.minX * scale), wide)
      let right = min(max(0, region.maxX * scale), wide)
      let top = min(max(0, region.minY * scale), high)
      let bottom = min(max(0, region.maxY * scale), high)
      if right <= left || bottom <= top { return nil }
      return [left / wide, top / high, (right - left) / wide, (bottom - top) / high].map {
        Int(($0 * 1000).rounded())
      }
    }
  }
}
