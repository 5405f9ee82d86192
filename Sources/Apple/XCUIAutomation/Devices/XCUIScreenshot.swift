import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import GalleyUIKit

/// A picture of a screen, or of a part of it.
///
/// - Reference: [`XCUIScreenshot`](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot).
@MainActor @preconcurrency
public final class XCUIScreenshot: NSObject {
  /// The pixels; this member is Galley's.
  public nonisolated let bitmap: Bitmap
  /// The number of pixels a point.
  private nonisolated let scale: Double

  init(_ bitmap: Bitmap, scale: Double) {
    self.bitmap = bitmap
    self.scale = scale
    super.init()
  }

  /// Takes a part of a screen.
  convenience init(of frame: CGRect, on capture: Capture) {
    let scale = capture.snapshot.configuration.scale
    let rect = PixelRect(frame, scale: scale, within: capture.picture.width, capture.picture.height)
    self.init(capture.picture.cropped(to: rect) ?? Bitmap(width: 1, height: 1), scale: scale)
  }

  /// A placeholder for a picture that could not be taken.
  static var none: XCUIScreenshot {
    XCUIScreenshot(Bitmap(width: 1, height: 1), scale: 1)
  }

  /// The picture.
  public var image: UIImage { UIImage(bitmap, scale: scale) }

  /// The picture as the bytes of a PNG file.
  public var pngRepresentation: Data {
    XCUIContext.run(Data(), at: CallSite(filePath: #filePath, line: #line)) { _ in try PNG.encode(bitmap) }
  }
}

/// An object that can take pictures of itself.
@MainActor @preconcurrency
public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Takes a picture.
  ///
  /// - Returns: The picture.
  func screenshot() -> XCUIScreenshot
}
