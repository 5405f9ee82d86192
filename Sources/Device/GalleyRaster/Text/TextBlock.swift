import Foundation

/// A text broken into lines, measured but not drawn.
///
/// Lengths are in points.
package struct TextBlock: Hashable, Sendable {
  /// The part of a text that an ellipsis replaces.
  package struct Omission: Hashable, Sendable {
    /// The start of the ellipsis in the line's text, in UTF-8 bytes.
    package var place: Int
    /// The length of the ellipsis in UTF-8 bytes.
    package var length: Int
    /// The replaced range, in UTF-8 bytes of the whole text.
    package var range: Range<Int>
  }

  /// The range of the whole text that a line shows.
  package struct Source: Hashable, Sendable {
    /// The part, in UTF-8 bytes of the whole text, without the white space at its end.
    package var range: Range<Int>
    /// The part of it that an ellipsis replaces.
    package var omission: Omission?
    /// The start of the next line, in UTF-8 bytes of the whole text; white space between hangs.
    package var end: Int
    /// The white space that hangs at the line's end, with its line end.
    package var hanging: String
    /// The width of the white space that hangs at the line's end, in points.
    package var hangingWidth: Double
  }

  /// One line.
  package struct Line: Hashable, Sendable {
    /// The glyphs.
    package var run: TextRun
    /// The baseline's left end, from the block's upper left corner.
    package var origin: CGPoint
    /// The range of the text that it shows.
    package var source: Source
    /// The distance from the baseline up to the line's upper edge.
    package var ascent: Double
    /// The distance from the baseline down to the line's lower edge.
    package var descent: Double
    /// Whether its paragraph runs from right to left.
    package var isRightToLeft: Bool

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - run: The glyphs.
    ///   - origin: The baseline's left end, from the block's upper left corner.
    ///   - source: Which part of the text it shows; `nil` when it is the whole text.
    ///   - ascent: From the baseline up to the line's upper edge.
    ///   - descent: From the baseline down to the line's lower edge.
    ///   - isRightToLeft: Whether its paragraph runs from right to left.
    package init(
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
  package var lines: [Line]
  /// The size of the whole.
  package var size: CGSize
  /// The width all of the text would have without being broken or cut.
  package var naturalWidth: Double
  /// Whether an ellipsis stands for a part of the text.
  package var isTruncated: Bool
  /// The distance from the block's upper edge to the first baseline.
  package var firstBaseline: Double
  /// The distance from the block's upper edge to the last baseline.
  package var lastBaseline: Double

  /// Creates a block of placed lines.
  package init(
    lines: [Line], size: CGSize, naturalWidth: Double, isTruncated: Bool, firstBaseline: Double,
    lastBaseline: Double
  ) {
    self.lines = lines
    self.size = size
    self.naturalWidth = naturalWidth
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The faces its glyphs are from, in the order of the list of all faces.
  package var faces: [FaceID] {
    Set(lines.flatMap(\.run.faces)).sorted()
  }

  /// The characters that no installed font has and that are drawn as boxes, in the order of their numbers.
  package var missing: [MissingCharacter] {
    Set(lines.flatMap(\.run.missing)).sorted()
  }
}
