/// A distance for each of the four sides of a region, in points.
public struct RegionEdges: Sendable, Hashable, Codable {
  /// Upwards.
  public var up: Double
  /// Downwards.
  public var down: Double
  /// The distance to the left.
  public var left: Double
  /// The distance to the right.
  public var right: Double

  /// No distance.
  public static let zero = RegionEdges()

  /// Creates distances, which are 0 if you omit them.
  public init(up: Double = 0, down: Double = 0, left: Double = 0, right: Double = 0) {
    self.up = up
    self.down = down
    self.left = left
    self.right = right
  }

  /// The same distance on all sides.
  ///
  /// - Parameter distance: The distance, in points.
  public init(_ distance: Double) {
    self.init(up: distance, down: distance, left: distance, right: distance)
  }

  /// Whether every distance is a finite number from 0 up.
  public var isUsable: Bool { [up, down, left, right].allSatisfy { $0.isFinite && $0 >= 0 } }
}

extension RegionEdges: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The same distance on all sides.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The same distance on all sides.
  public init(floatLiteral value: Double) { self.init(value) }
}
