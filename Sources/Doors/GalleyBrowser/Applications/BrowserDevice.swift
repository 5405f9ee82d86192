import Foundation
import GalleyTree

/// The window of a browser: a device of Galley's catalogue, or a size of one's own.
public struct BrowserDevice: Hashable, Sendable {
  /// The name, such as `iPhone X`.
  public var name: String
  /// The size of the page's window, in CSS pixels.
  public var size: CGSize
  /// The number of pixels on each side of a CSS pixel.
  public var scale: Double
  /// Whether it has a touch screen and lays pages out as telephones and tablets do.
  public var isMobile: Bool

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - name: The name, which baselines are kept under.
  ///   - size: The size of the page's window, in CSS pixels.
  ///   - scale: The number of pixels on each side of a CSS pixel.
  ///   - isMobile: Whether it has a touch screen and lays pages out as telephones and tablets do.
  public init(_ name: String, size: CGSize, scale: Double = 1, isMobile: Bool = false) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isMobile = isMobile
  }

  init(_ model: DeviceModel) {
    self.init(model.name, size: model.size, scale: model.scale, isMobile: !model.isMac)
  }

  public static let iPhoneSE = BrowserDevice(DeviceModel.iPhoneSE)
  public static let iPhoneX = BrowserDevice(DeviceModel.iPhoneX)
  public static let iPhone15 = BrowserDevice(DeviceModel.iPhone15)
  public static let iPhone17 = BrowserDevice(DeviceModel.iPhone17)
  public static let iPad = BrowserDevice(DeviceModel.iPad)
  public static let iPadAir = BrowserDevice(DeviceModel.iPadAir)
  /// A window on a desktop, of 1 280 by 800 CSS pixels.
  public static let desktop = BrowserDevice("Desktop", size: CGSize(width: 1280, height: 800))

  /// A device of the catalogue, by its name or another one of Xcode's.
  ///
  /// - Parameter name: The name, such as `iPhone 11 Pro`; `nil` where the catalogue has none of it.
  public init?(named name: String) {
    guard let model = DeviceNames.model(named: name) else { return nil }
    self.init(model)
  }
}
