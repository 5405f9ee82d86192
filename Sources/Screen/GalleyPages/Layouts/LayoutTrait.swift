import Foundation
import GalleyTree

/// A condition on devices.
public struct LayoutTrait: Sendable {
  /// The name in reports.
  public let name: String
  private let condition: @Sendable (Configuration) -> Bool

  /// Creates a trait.
  ///
  /// - Parameters:
  ///   - name: The name of the trait in reports.
  ///   - condition: Whether it holds on a device.
  public init(_ name: String, where condition: @escaping @Sendable (Configuration) -> Bool) {
    self.name = name
    self.condition = condition
  }

  /// Whether it holds on a device.
  ///
  /// - Parameter configuration: The device.
  /// - Returns: Whether it does.
  public func holds(on configuration: Configuration) -> Bool {
    condition(configuration)
  }

  /// The screen is narrow, as on a telephone held upright.
  public static let compact = LayoutTrait("compact") { !ScreenSize.isRegularInWidth($0.size) }

  /// The screen is wide, as on a tablet.
  public static let regular = LayoutTrait("regular") { ScreenSize.isRegularInWidth($0.size) }

  /// The screen is wider than high.
  public static let landscape = LayoutTrait("landscape") { $0.size.width > $0.size.height }

  /// The screen is at least as high as wide.
  public static let portrait = LayoutTrait("portrait") { $0.size.width <= $0.size.height }
}
