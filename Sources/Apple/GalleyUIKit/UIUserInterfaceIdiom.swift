/// The kinds of devices, with Apple's raw values.
///
/// - Reference: [UIKit's `UIUserInterfaceIdiom`](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
