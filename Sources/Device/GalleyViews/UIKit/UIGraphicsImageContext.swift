import Foundation
import GalleyUIKit

/// A picture that code has begun and not ended.
nonisolated final class BegunPicture {
  let drawing = PictureDrawing()
  let context: CGContext
  let size: CGSize
  let format: UIGraphicsImageRendererFormat

  private static let key = "org.galley.begun-pictures"

  /// Those of the thread, the last one being drawn on.
  static var stack: [BegunPicture] {
    get { Thread.current.threadDictionary[key] as? [BegunPicture] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
    context = CGContext(drawing)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture that code draws until it is ended.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether areas without drawing are black.
///   - scale: The number of pixels per point; 0 for that of the screen.
/// - Reference: [UIKit's `UIGraphicsBeginImageContextWithOptions(_:_:_:)`](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)).
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  if scale > 0 { format.scale = scale }
  format.opaque = opaque
  BegunPicture.stack.append(BegunPicture(size, format))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture with one pixel per point, which shows what is behind it.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context of the picture that code has begun last; `nil` without one.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { BegunPicture.stack.last?.context }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture that code has begun last, as far as it is drawn; `nil` without one.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let begun = BegunPicture.stack.last else { return nil }
  begun.context.finish()
  let bounds = CGRect(origin: .zero, size: begun.size)
  return UIGraphicsImageRenderer.image(of: begun.drawing, bounds, begun.format)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that code has begun last.
nonisolated public func UIGraphicsEndImageContext() {
  _ = BegunPicture.stack.popLast()
}
