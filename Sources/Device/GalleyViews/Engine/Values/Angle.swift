/// An angle, which grows clockwise on the screen.
///
/// - Reference: [SwiftUI's `Angle`](https://developer.apple.com/documentation/swiftui/angle).
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle in degrees.
  ///
  /// - Parameter degrees: The angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle(radians: 0)

  /// An angle in degrees.
  ///
  /// - Parameter degrees: The number of degrees.
  /// - Returns: The angle.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  ///
  /// - Parameter radians: The number of radians.
  /// - Returns: The angle.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the first angle is the smaller one.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
