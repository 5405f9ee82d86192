import Foundation
import GalleyRaster

extension Text {
  /// The layout of a text: its lines, which consist of runs with one look, which consist of glyphs.
  ///
  /// - Reference: [SwiftUI's `Text.Layout`](https://developer.apple.com/documentation/swiftui/text/layout).
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether a part of the text is left out.
    public let isTruncated: Bool

    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index after the last line.
    public var endIndex: Int { lines.count }

    /// The line at an index.
    public subscript(position: Int) -> Line { lines[position] }
  }
}

extension Text.Layout {
  /// One line.
  ///
  /// - Reference: [SwiftUI's `Text.Layout.Line`](https://developer.apple.com/documentation/swiftui/text/layout/line).
  public struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]
    /// The left end of its baseline, from the text's upper left corner.
    public var origin: CGPoint

    /// The index of the first run.
    public var startIndex: Int { 0 }
    /// The index after the last run.
    public var endIndex: Int { runs.count }

    /// The run at an index.
    public subscript(position: Int) -> Run { runs[position] }

    /// The line's measures.
    public var typographicBounds: TypographicBounds {
      let bounds = runs.map(\.typographicBounds)
      return TypographicBounds(
        origin: origin, width: bounds.reduce(0) { $0 + $1.width }, ascent: bounds.map(\.ascent).max() ?? 0,
        descent: bounds.map(\.descent).max() ?? 0)
    }
  }

  /// A part of a line with one look.
  public struct Run: RandomAccessCollection, Equatable {
    /// The glyphs, with the paint of the text around.
    let glyphs: TextRun
    let paint: Paint
    let attributes: TextAttributes
    /// The direction in which the text runs.
    public let layoutDirection: LayoutDirection
    /// The run's measures, from the text's upper left corner.
    public let typographicBounds: TypographicBounds

    /// The index of the first glyph.
    public var startIndex: Int { 0 }
    /// The index after the last glyph.
    public var endIndex: Int { glyphs.glyphs.count }

    /// The glyph at an index.
    public subscript(position: Int) -> RunSlice {
      RunSlice(run: self, indices: position..<position + 1)
    }

    /// Some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Some of the glyphs.
    public typealias SubSequence = RunSlice

    /// A custom attribute of the text.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { attributes[key] }
  }

  /// Some glyphs of a run.
  ///
  /// - Reference: [SwiftUI's `Text.Layout.RunSlice`](https://developer.apple.com/documentation/swiftui/text/layout/runslice).
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The indices of the glyphs in the run.
    public var indices: Range<Int>

    /// Creates a part of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The index of the first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// The index after the last glyph.
    public var endIndex: Int { indices.upperBound }

    /// The glyph at an index.
    public subscript(position: Int) -> RunSlice { RunSlice(run: run, indices: position..<position + 1) }

    /// Some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// Some of the glyphs.
    public typealias SubSequence = RunSlice

    /// A custom attribute of the text.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { run[key] }

    /// The slice's measures.
    public var typographicBounds: TypographicBounds {
      let all = run.glyphs.glyphs[indices]
      let left = all.map(\.x).min() ?? 0
      let right = all.map { $0.x + $0.advance }.max() ?? left
      var bounds = run.typographicBounds
      bounds.origin.x += left
      bounds.width = right - left
      return bounds
    }
  }

  /// The measures of a part of a text.
  ///
  /// - Reference: [SwiftUI's `Text.Layout.TypographicBounds`](https://developer.apple.com/documentation/swiftui/text/layout/typographicbounds).
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin = CGPoint.zero
    /// The width.
    public var width: CGFloat = 0
    /// The distance from the baseline to the upper edge.
    public var ascent: CGFloat = 0
    /// The distance from the baseline to the lower edge.
    public var descent: CGFloat = 0
    /// The space below.
    public var leading: CGFloat = 0

    /// The rectangle.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Options for drawing a part of a text.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Glyphs at places between pixels; here always allowed.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a part of a line.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    append([.text(run.glyphs, at: run.typographicBounds.origin, run.paint)])
  }

  /// Draws some glyphs of a part of a line.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    var glyphs = slice.run.glyphs
    glyphs.glyphs = Array(glyphs.glyphs[slice.indices])
    // A line below belongs to the run, and not to one of its glyphs.
    if slice.indices.count < slice.run.count { glyphs.decorations = [] }
    append([.text(glyphs, at: slice.run.typographicBounds.origin, slice.run.paint)])
  }
}
