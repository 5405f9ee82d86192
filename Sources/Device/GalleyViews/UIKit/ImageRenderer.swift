import Combine
import Foundation
import GalleyImage
import GalleyRaster
import GalleyUIKit

/// A renderer that creates a picture of a view.
///
/// The view is laid out and drawn outside of any window, with the default environment, and with the pictures
/// and texts of the running app.
///
/// - Reference: [SwiftUI's `ImageRenderer`](https://developer.apple.com/documentation/swiftui/imagerenderer).
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels on each side of a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture is opaque; areas without a view are black then.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// The space in which colours are mixed, which changes nothing here.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer for a view.
  public init(content view: Content) {
    content = view
  }

  /// The picture; `nil` for a view without a size.
  public var cgImage: CGImage? { bitmap.map { CGImage($0) } }

  /// The picture with its number of pixels per point; `nil` if the view has no size.
  public var uiImage: UIImage? { bitmap.map { UIImage($0, scale: scale) } }

  /// Draws the view into a context.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels on each side of a point for effects that need pixels; here they have those of the
  ///     context.
  ///   - renderer: A closure that receives the size of the view in points, and a closure that draws it into a context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let (size, list) = UnhostedView.drawing(of: AnyView(content), in: proposedSize, environment) else {
      return
    }
    renderer(size) { $0.draw(list) }
  }

  private var bitmap: Bitmap? {
    guard scale > 0 else { return nil }
    return UnhostedView.picture(
      of: AnyView(content), in: proposedSize, scale: scale, background: isOpaque ? .black : .clear,
      environment)
  }

  /// The default environment, with the pictures and texts of the running app.
  private var environment: EnvironmentValues {
    let running = UnhostedView.environment
    var values = EnvironmentValues()
    values.assets = running.assets
    values.stringFolders = running.stringFolders
    values.localeIdentifier = running.localeIdentifier
    values.clock = running.clock
    return values
  }
}

/// A picture of Core Graphics.
///
/// - Reference: [Core Graphics' `CGImage`](https://developer.apple.com/documentation/coregraphics/cgimage).
public final class CGImage: Hashable, Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// Returns the part of the picture in a rectangle, in pixels; `nil` if they do not overlap.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    var copy = Bitmap(width: Int(part.width), height: Int(part.height))
    for y in 0..<copy.height {
      for x in 0..<copy.width { copy[x, y] = bitmap[Int(part.minX) + x, Int(part.minY) + y] }
    }
    return CGImage(copy)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap)
  }
}

extension UIImage {
  /// Creates a picture from pixels, one per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage.bitmap, scale: 1)
  }

  /// The pixels.
  public var cgImage: CGImage? { CGImage(bitmap) }
}

extension Image {
  /// Creates an image from pixels.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage.bitmap, scale: Double(scale), label: "")
    self = labelled(label)
  }

  /// Creates an image from pixels that is hidden from assistive technology.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage.bitmap, scale: Double(scale), label: "")
    self = hiddenFromAssistance
  }
}
