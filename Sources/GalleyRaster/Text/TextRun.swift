/// Shaped text on one line: glyphs with their places, ready to be drawn.
public struct TextRun: Hashable, Sendable {
  /// One glyph and its place.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// How far right of the run's left end its origin is, in points.
    public var x: Double
    /// How far below the baseline its origin is, in points.
    public var y: Double
    /// Where in the text its first character is, in UTF-8 bytes.
    public var cluster: Int

    /// Makes a placed glyph.
    ///
    /// - Parameters:
    ///   - id: The glyph's number in its face.
    ///   - x: Points right of the run's left end.
    ///   - y: Points below the baseline.
    ///   - cluster: Where its first character is, in UTF-8 bytes.
    public init(id: UInt32, x: Double, y: Double, cluster: Int) {
      self.id = id
      self.x = x
      self.y = y
      self.cluster = cluster
    }
  }

  /// The text.
  public var text: String
  /// What it is set in.
  public var font: FontSpec
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]
  /// How wide the run is, in points.
  public var width: Double

  /// Makes a run of placed glyphs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: What it is set in.
  ///   - glyphs: The glyphs, from left to right.
  ///   - width: How wide the run is, in points.
  public init(text: String, font: FontSpec, glyphs: [Glyph], width: Double) {
    self.text = text
    self.font = font
    self.glyphs = glyphs
    self.width = width
  }
}
