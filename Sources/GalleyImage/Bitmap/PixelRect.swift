/// A rectangle of whole pixels, measured from a picture's upper left corner.
public struct PixelRect: Hashable, Sendable, Codable {
  /// Pixels from the left edge to the rectangle.
  public var x: Int
  /// Pixels from the upper edge to the rectangle.
  public var y: Int
  /// How many pixels it is wide; none when not positive.
  public var width: Int
  /// How many pixels it is high; none when not positive.
  public var height: Int

  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - x: Pixels from the left edge.
  ///   - y: Pixels from the upper edge.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part that two rectangles share.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: The shared part, or nil where there is none.
  public func intersection(_ other: PixelRect) -> PixelRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
