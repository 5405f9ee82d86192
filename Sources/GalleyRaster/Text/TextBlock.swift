import Foundation

/// A text broken into lines, measured but not drawn.
///
/// Lengths are in points.
public struct TextBlock: Hashable, Sendable {
  /// What is left out where an ellipsis stands.
  public struct Omission: Hashable, Sendable {
    /// Where the ellipsis begins in the line's text, in UTF-8 bytes.
    public var place: Int
    /// How many UTF-8 bytes it has.
    public var length: Int
    /// What it stands for, in UTF-8 bytes of the whole text.
    public var range: Range<Int>
  }

  /// Which part of the whole text a line shows.
  public struct Source: Hashable, Sendable {
    /// The part, in UTF-8 bytes of the whole text, without the white space at its end.
    public var range: Range<Int>
    /// What is left out of it.
    public var omission: Omission?
    /// Where the next line begins, in UTF-8 bytes of the whole text; what is between is white space that hangs.
    public var end: Int
    /// The white space that hangs at the line's end, with its line end.
    public var hanging: String
    /// The width of the white space that hangs at the line's end, in points.
    public var hangingWidth: Double
  }

  /// One line.
  public struct Line: Hashable, Sendable {
    /// The glyphs.
    public var run: TextRun
    /// The baseline's left end, from the block's upper left corner.
    public var origin: CGPoint
    /// Which part of the text it shows.
    public var source: Source
    /// From the baseline up to the line's upper edge.
    public var ascent: Double
    /// From the baseline down to the line's lower edge.
    public var descent: Double
    /// Whether its paragraph runs from right to left.
    public var isRightToLeft: Bool

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - run: The glyphs.
    ///   - origin: The baseline's left end, from the block's upper left corner.
    ///   - source: Which part of the text it shows; `nil` when it is the whole text.
    ///   - ascent: From the baseline up to the line's upper edge.
    ///   - descent: From the baseline down to the line's lower edge.
    ///   - isRightToLeft: Whether its paragraph runs from right to left.
    public init(
      run: TextRun, origin: CGPoint, source: Source? = nil, ascent: Double = 0, descent: Double = 0,
      isRightToLeft: Bool = false
    ) {
      self.run = run
      self.origin = origin
      let count = run.text.utf8.count
      self.source =
        source ?? Source(range: 0..<count, omission: nil, end: count, hanging: "", hangingWidth: 0)
      self.ascent = ascent
      self.descent = descent
      self.isRightToLeft = isRightToLeft
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

  /// From the block's upper edge to the last baseline.
  public var lastBaseline: Double {
    lines.last.map { Double($0.origin.y) } ?? firstBaseline
  }

  /// The faces its glyphs are from, in the order of the list of all faces.
  public var faces: [FaceID] {
    Set(lines.flatMap(\.run.faces)).sorted()
  }

  /// The characters that no installed font has and that are drawn as boxes, in the order of their numbers.
  public var missing: [MissingCharacter] {
    Set(lines.flatMap(\.run.missing)).sorted()
  }
}
