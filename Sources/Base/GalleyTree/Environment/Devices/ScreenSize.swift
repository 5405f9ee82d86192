import Foundation

/// The kind of device that the size of its screen tells, in points.
///
/// - Reference: Apple, [Human Interface Guidelines, Layout](https://developer.apple.com/design/human-interface-guidelines/layout):
///   the widest telephone is 440 points wide and the narrowest tablet 744. On their side, telephones of 414 points and
///   more are regular in width.
package enum ScreenSize {
  /// The shorter side, in points, from which on a screen is a tablet's.
  package static let narrowestTablet = 700.0
  /// The shorter side, in points, of the narrowest telephone that is regular in width on its side.
  private static let narrowestWideTelephone = 414.0

  /// Whether a screen is a tablet's.
  package static func isTablet(_ size: CGSize) -> Bool { min(size.width, size.height) >= narrowestTablet }

  /// Whether a full screen has Apple's horizontal size class *regular*.
  package static func isRegularInWidth(_ size: CGSize) -> Bool {
    isTablet(size) || (size.width > size.height && size.height >= narrowestWideTelephone)
  }
}
