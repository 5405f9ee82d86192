import Foundation
import GalleyImage
import GalleyRaster

/// A picture that is repeated over the painted area.
///
/// - Reference: [SwiftUI's `ImagePaint`](https://developer.apple.com/documentation/swiftui/imagepaint).
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of the picture that is repeated, in parts of its width and height.
  public var sourceRect: CGRect
  /// The scale of the picture.
  public var scale: CGFloat
  /// The maximum number of pictures on a side: a very small picture would otherwise take too long.
  private static let most = 1000

  /// Creates a style from a picture.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
  {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The colour of text, for text and lines.
  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    environment.foregroundPaint(in: rect)
  }

  /// Draws the picture repeatedly from the upper left corner on, inside of the shape.
  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    let whole = image.sizeInText(in: environment)
    let tile = CGSize(
      width: whole.width * sourceRect.width * scale, height: whole.height * sourceRect.height * scale)
    guard tile.width > 0, tile.height > 0, rect.width > 0, rect.height > 0,
      rect.width / tile.width < CGFloat(Self.most), rect.height / tile.height < CGFloat(Self.most)
    else { return }
    let isWhole = sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1)
    list.nested(in: outline.clip(in: rect, rule)) { list in
      for row in 0..<Int((rect.height / tile.height).rounded(.up)) {
        for column in 0..<Int((rect.width / tile.width).rounded(.up)) {
          let place = CGRect(
            x: rect.minX + CGFloat(column) * tile.width, y: rect.minY + CGFloat(row) * tile.height,
            width: tile.width, height: tile.height)
          let frame = CGRect(
            x: place.minX - sourceRect.minX * whole.width * scale,
            y: place.minY - sourceRect.minY * whole.height * scale, width: whole.width * scale,
            height: whole.height * scale)
          list.nested(in: isWhole ? nil : .pushClipRectangle(place, .square)) {
            image.draw(in: frame, environment: environment, into: &$0)
          }
        }
      }
    }
  }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// A picture that is repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
