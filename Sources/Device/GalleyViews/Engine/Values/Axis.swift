/// The horizontal or the vertical axis.
///
/// - Reference: [SwiftUI's `Axis`](https://developer.apple.com/documentation/swiftui/axis).
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// A set of axes.
  ///
  /// - Reference: [SwiftUI's `Axis.Set`](https://developer.apple.com/documentation/swiftui/axis/set).
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// The axis's name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
