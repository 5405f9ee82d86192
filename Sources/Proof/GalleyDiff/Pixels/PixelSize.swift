/// The size of a picture in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
