import Foundation
import GalleyTree
import GalleyViews

/// A kind of device: what its maker fixed.
public struct DeviceProfile: Hashable, Sendable {
  /// The device's name.
  public var name: String
  /// The screen's size held upright, in points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: Double
  /// What the device's shape and the status bar keep from content, in points.
  public var safeArea: EdgeInsets
  /// Whether a bar at the bottom leads home, instead of a button.
  public var hasHomeIndicator: Bool

  /// Makes a kind of device.
  ///
  /// - Parameters:
  ///   - name: The device's name.
  ///   - size: The screen's size held upright, in points.
  ///   - scale: Pixels a point.
  ///   - safeArea: What is kept from content, in points.
  ///   - hasHomeIndicator: Whether a bar at the bottom leads home.
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

  /// All kinds of devices there are.
  public static let catalogue: [DeviceProfile] = [.iPhoneX, .iPad]

  /// The kind of device of a name.
  ///
  /// - Parameter name: The name, in any case.
  /// - Returns: The kind, or `nil` if there is none of this name.
  public static func named(_ name: String) -> DeviceProfile? {
    catalogue.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The kind of device, set in a way.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark.
  ///   - textSize: The chosen text size.
  ///   - locale: Language and region.
  /// - Returns: The configuration.
  public func configured(
    _ appearance: ColorScheme = .light, textSize: TextSize = .large, locale: String = "en-US"
  ) -> Configuration {
    Configuration(
      device: name, size: size, scale: scale, appearance: appearance, locale: locale, textSize: textSize)
  }
}
