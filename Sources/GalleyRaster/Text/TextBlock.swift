import Foundation

/// A text broken into lines, measured but not drawn.
///
/// Lengths are in points.
public struct TextBlock: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The glyphs.
    public var run: TextRun
    /// The baseline's left end, from the block's upper left corner.
    public var origin: CGPoint

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - run: The glyphs.
    ///   - origin: The baseline's left end, from the block's upper left corner.
    public init(run: TextRun, origin: CGPoint) {
      self.run = run
      self.origin = origin
    }
  }
  /// The lines, from the top.
  public var lines: [Line]
  /// The size of the whole.
  public var size: CGSize
  /// The width all of the text would have without being broken or cut.
  public var naturalWidth: Double
  /// Whether an ellipsis stands for a part of the text.
  public var isTruncated: Bool
  /// From the block's upper edge to the first baseline.
  public var firstBaseline: Double

  /// Makes a block of placed lines.
  ///
  /// - Parameters:
  ///   - lines: The lines, from the top.
  ///   - size: The size of the whole.
  ///   - naturalWidth: The width without breaks.
  ///   - isTruncated: Whether something was cut.
  ///   - firstBaseline: From the upper edge to the first baseline.
  public init(lines: [Line], size: CGSize, naturalWidth: Double, isTruncated: Bool, firstBaseline: Double) {
    self.lines = lines
    self.size = size
    self.naturalWidth = naturalWidth
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
  }
}
