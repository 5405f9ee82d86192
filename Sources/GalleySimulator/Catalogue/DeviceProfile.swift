import Foundation
import GalleyTree
import GalleyViews

/// A device model: its screen and its shape.
public struct DeviceProfile: Hashable, Sendable {
  /// The device's name.
  public var name: String
  /// The screen's size in portrait, in points.
  public var size: CGSize
  /// The number of pixels on each side of a point.
  public var scale: Double
  /// The insets that the device's shape and the status bar keep from content, in points.
  public var safeArea: EdgeInsets
  /// Whether the device has a home indicator instead of a button.
  public var hasHomeIndicator: Bool

  /// Makes a device model.
  public init(name: String, size: CGSize, scale: Double, safeArea: EdgeInsets, hasHomeIndicator: Bool) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// iPhone X: 375 × 812 points at 3 pixels a point.
  public static let iPhoneX = DeviceProfile(
    name: "iPhone X", size: CGSize(width: 375, height: 812), scale: 3,
    safeArea: EdgeInsets(top: 44, bottom: 34), hasHomeIndicator: true)

  /// iPad of the ninth generation: 810 × 1080 points at 2 pixels a point.
  public static let iPad = DeviceProfile(
    name: "iPad", size: CGSize(width: 810, height: 1080), scale: 2, safeArea: EdgeInsets(top: 20),
    hasHomeIndicator: false)

  /// All device models.
  public static let catalogue: [DeviceProfile] = [.iPhoneX, .iPad]
}
