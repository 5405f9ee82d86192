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
  /// The insets that the device's shape and the status bar keep from content in portrait, in points.
  public var safeArea: EdgeInsets
  /// The same on the device's side; from right to left as from left to right, since the shape does not turn with a language.
  public var landscapeSafeArea: EdgeInsets
  /// The radius of the screen's corners, in points; 0 for corners that are not round.
  public var cornerRadius: Double
  /// The part of the screen in portrait, in points, that the sensor housing takes: a notch or the Dynamic Island.
  ///
  /// As in pictures of XCUITest, the drawing there is visible; the status bar leaves it free.
  public var cutOut: CGRect?
  /// Whether the device has a home indicator instead of a button.
  public var hasHomeIndicator: Bool
  /// Whether it is a Mac, with windows and a menu bar.
  public var isMac: Bool
  /// The version of the system whose element trees the device shows, from `15.0` to the default, `26.0`.
  ///
  /// From 16 on lists and forms are collection views, and rows that lead to another page hold a button; before, lists and forms are
  /// tables.
  public var systemVersion = SystemVersion.newest

  /// Creates a device model.
  ///
  /// - Parameters:
  ///   - name: The device's name.
  ///   - size: The screen's size in portrait, in points.
  ///   - scale: The number of pixels on each side of a point.
  ///   - safeArea: The insets in portrait, in points.
  ///   - landscapeSafeArea: The insets on its side; `nil` for the default of such a device.
  ///   - cornerRadius: The radius of the screen's corners, in points.
  ///   - cutOut: The part of the screen in portrait that the sensor housing takes, in points.
  ///   - hasHomeIndicator: Whether the device has a home indicator instead of a button.
  ///   - isMac: Whether it is a Mac.
  public init(
    name: String, size: CGSize, scale: Double, safeArea: EdgeInsets, landscapeSafeArea: EdgeInsets? = nil,
    cornerRadius: Double = 0, cutOut: CGRect? = nil, hasHomeIndicator: Bool, isMac: Bool = false
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea =
      landscapeSafeArea ?? Self.usualLandscapeSafeArea(size, safeArea, hasHomeIndicator: hasHomeIndicator)
    self.cornerRadius = cornerRadius
    self.cutOut = cutOut
    self.hasHomeIndicator = hasHomeIndicator
    self.isMac = isMac
  }

  /// Takes a model out of the catalogue.
  init(_ model: DeviceModel) {
    self.init(
      name: model.name, size: model.size, scale: model.scale, safeArea: EdgeInsets(model.safeArea),
      landscapeSafeArea: EdgeInsets(model.landscapeSafeArea), cornerRadius: model.cornerRadius,
      cutOut: model.cutOut, hasHomeIndicator: model.hasHomeIndicator, isMac: model.isMac)
  }

  /// Finds a model of the catalogue by its name, without regard to letter case, or by Xcode's spelling.
  ///
  /// - Parameter name: The name, such as `iPhone 15` or `iPad Pro (9.7-inch)`; the initializer fails if no
  ///   model has it.
  public init?(named name: String) {
    guard let model = DeviceNames.model(named: name) else { return nil }
    self.init(model)
  }

  /// Whether it is a tablet.
  var isTablet: Bool { !isMac && ScreenSize.isTablet(size) }

  /// The safe area of Apple's models in landscape.
  ///
  /// Telephones have no status bar there. Those without a home button keep 21 points free below, and on the
  /// left and right as much as at the top in portrait.
  private static func usualLandscapeSafeArea(
    _ size: CGSize, _ portrait: EdgeInsets, hasHomeIndicator: Bool
  ) -> EdgeInsets {
    if ScreenSize.isTablet(size) { return portrait }
    return hasHomeIndicator
      ? EdgeInsets(top: 0, leading: portrait.top, bottom: 21, trailing: portrait.top) : EdgeInsets()
  }
}

/// The catalogue.
extension DeviceProfile {
  /// iPhone SE of the first generation: 320 × 568 points at 2 pixels a point.
  public static let iPhoneSE1 = DeviceProfile(.iPhoneSE1)
  /// iPhone SE of the second and third generation: 375 × 667 points at 2 pixels a point.
  public static let iPhoneSE = DeviceProfile(.iPhoneSE)
  /// iPhone 8: 375 × 667 points at 2 pixels a point.
  public static let iPhone8 = DeviceProfile(.iPhone8)
  /// iPhone X: 375 × 812 points at 3 pixels a point.
  public static let iPhoneX = DeviceProfile(.iPhoneX)
  /// iPhone 15: 393 × 852 points at 3 pixels a point.
  public static let iPhone15 = DeviceProfile(.iPhone15)
  /// iPhone 15 Pro Max: 430 × 932 points at 3 pixels a point.
  public static let iPhone15ProMax = DeviceProfile(.iPhone15ProMax)
  /// iPhone 16: 393 × 852 points at 3 pixels a point.
  public static let iPhone16 = DeviceProfile(.iPhone16)
  /// iPhone 17: 402 × 874 points at 3 pixels a point.
  public static let iPhone17 = DeviceProfile(.iPhone17)
  /// iPad of the ninth generation: 810 × 1080 points at 2 pixels a point.
  public static let iPad = DeviceProfile(.iPad)
  /// iPad Air: 820 × 1180 points at 2 pixels a point.
  public static let iPadAir = DeviceProfile(.iPadAir)
  /// iPad mini: 744 × 1133 points at 2 pixels a point.
  public static let iPadMini = DeviceProfile(.iPadMini)
  /// iPad Pro of 9.7 inches: 768 × 1024 points at 2 pixels a point.
  public static let iPadPro9 = DeviceProfile(.iPadPro9)
  /// iPad Pro of 13 inches: 1032 × 1376 points at 2 pixels a point.
  public static let iPadPro13 = DeviceProfile(.iPadPro13)
  /// A Mac: 1440 × 900 points at 2 pixels a point.
  ///
  /// Apps are in a window, and their views as on an iPad: there are no controls of macOS.
  public static let mac = DeviceProfile(.mac)

  /// All device models, the default first.
  public static let catalogue: [DeviceProfile] = DeviceModel.catalogue.map(DeviceProfile.init)
}

extension EdgeInsets {
  fileprivate init(_ insets: DeviceModel.Insets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
