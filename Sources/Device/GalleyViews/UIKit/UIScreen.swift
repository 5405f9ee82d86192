import Foundation

/// The screen, as UIKit presents it to an app.
///
/// - Reference: [UIKit's `UIScreen`](https://developer.apple.com/documentation/uikit/uiscreen).
@MainActor @preconcurrency public final class UIScreen: NSObject {
  private override init() {
    super.init()
  }

  /// The device's screen.
  public static let main = UIScreen()

  /// The screen's rectangle, in points; without a running app, that of a medium iPhone.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: RunningDevice.current?.size ?? CGSize(width: 390, height: 844))
  }

  /// The number of pixels per point.
  public var scale: CGFloat { CGFloat(RunningDevice.current?.scale ?? 3) }

  /// The screen's rectangle, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Whether the screen is recorded or mirrored; the simulated one never is.
  public var isCaptured: Bool { false }

  /// Posted when a recording of the screen starts or ends.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The brightness of the screen, from 0 to 1; the simulated screen has the full brightness.
  public var brightness: CGFloat = 1
}
