import Foundation

/// The looks of the buttons in a bar of UIKit, by their states.
///
/// - Reference: [UIKit's `UIBarButtonItemAppearance`](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
@MainActor @preconcurrency public final class UIBarButtonItemAppearance: NSObject {
  /// The look of a button at rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a button under a finger; here that of ``normal``.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button; here the system's.
  public let disabled = UIBarButtonItemStateAppearance()

  public override init() {
    super.init()
  }
}

/// The look of a button in a bar of UIKit in one state.
///
/// - Reference: [UIKit's `UIBarButtonItemStateAppearance`](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance).
@MainActor @preconcurrency public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; here those of back buttons alone have an effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override init() {
    super.init()
  }
}
