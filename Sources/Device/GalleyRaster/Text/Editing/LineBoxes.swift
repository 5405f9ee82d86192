import Foundation

/// The boxes of the characters of a line, from left to right.
///
/// A glyph that stands for several characters is divided equally among them.
struct LineBoxes {
  /// The box of one character, as a reader counts them.
  struct Box {
    /// The range in the whole text, in UTF-8 bytes.
    var source: Range<Int>
    /// The left edge, in points from the block's.
    var left: Double
    /// The right edge, in points from the block's.
    var right: Double
    /// Whether it runs from right to left.
    var isRightToLeft: Bool

    /// The x coordinate of a caret before the character.
    var leading: Double { isRightToLeft ? right : left }
    /// The x coordinate of a caret behind the character.
    var trailing: Double { isRightToLeft ? left : right }
  }

  private(set) var boxes: [Box] = []
  /// The x coordinates of carets before and behind the line.
  private(set) var edges: (start: Double, end: Double)

  private let line: TextBlock.Line
  private let origin: Double
  /// The starts of the line's characters and the end of the last one, in UTF-8 bytes.
  private let bounds: [Int]

  init(_ line: TextBlock.Line) {
    self.line = line
    var offset = 0
    bounds =
      [0]
      + line.run.text.map { character in
        offset += character.utf8.count
        return offset
      }
    origin = Double(line.origin.x)
    let right = origin + line.run.width
    edges = line.isRightToLeft ? (right, origin) : (origin, right)
    addGlyphs()
    addHanging()
  }

  private mutating func addGlyphs() {
    let glyphs = line.run.glyphs
    // A sequence that a font splits, such as a letter and its mark, is one character for a reader.
    var starts = Set(glyphs.map(\.cluster)).sorted().filter { bounds[bounds.lastIndex(upTo: $0)] == $0 }
    if starts.first != 0 { starts.insert(0, at: 0) }
    starts.append(line.run.text.utf8.count)
    var x = origin
    var index = 0
    while index < glyphs.count {
      let part = part(of: glyphs[index], in: starts)
      let left = x
      repeat {
        x += glyphs[index].advance
        index += 1
      } while index < glyphs.count && self.part(of: glyphs[index], in: starts) == part
      add(starts[part]..<starts[part + 1], from: left, to: x)
    }
  }

  /// The index of the part that a glyph belongs to.
  private func part(of glyph: TextRun.Glyph, in starts: [Int]) -> Int {
    min(starts.lastIndex(upTo: glyph.cluster), starts.count - 2)
  }

  private mutating func add(_ range: Range<Int>, from left: Double, to right: Double) {
    let isRightToLeft = level(at: range.lowerBound) & 1 == 1
    let parts = characters(in: range)
    let step = (right - left) / Double(max(1, parts.count))
    let ordered = isRightToLeft ? parts.reversed() : parts
    for (index, part) in ordered.enumerated() {
      guard let source = source(of: part) else { continue }
      boxes.append(
        Box(
          source: source, left: left + Double(index) * step, right: left + Double(index + 1) * step,
          isRightToLeft: isRightToLeft))
    }
  }

  /// The white space that hangs at the line's end, a box each; a line end has no width.
  private mutating func addHanging() {
    let hanging = line.source.hanging
    guard !hanging.isEmpty, line.source.omission == nil else { return }
    let visible = hanging.count { !$0.isNewline }
    let step = visible > 0 ? line.source.hangingWidth / Double(visible) : 0
    var x = edges.end
    var offset = line.source.range.upperBound
    for character in hanging {
      let width = character.isNewline ? 0 : step
      let next = line.isRightToLeft ? x - width : x + width
      let end = offset + character.utf8.count
      // A caret behind a line end is on the next line.
      if !character.isNewline {
        boxes.append(
          Box(
            source: offset..<end, left: min(x, next), right: max(x, next), isRightToLeft: line.isRightToLeft))
      }
      (x, offset) = (next, end)
    }
    edges.end = x
    boxes.sort { ($0.left, $0.right) < ($1.left, $1.right) }
  }

  /// The level of a byte of the line's text.
  private func level(at byte: Int) -> UInt8 {
    let levels = line.run.levels
    let index = levels.partitioningIndex { $0.end > byte }
    return index < levels.count ? levels[index].level : levels.last?.level ?? 0
  }

  /// The ranges of the characters within a part of the line's text that begins with one.
  private func characters(in range: Range<Int>) -> [Range<Int>] {
    guard range.count > 1 else { return [range] }
    var parts: [Range<Int>] = []
    var index = bounds.lastIndex(upTo: range.lowerBound)
    while index + 1 < bounds.count, bounds[index] < range.upperBound {
      parts.append(bounds[index]..<bounds[index + 1])
      index += 1
    }
    return parts
  }

  /// The range of the whole text that a part of the line shows; `nil` for an ellipsis or an added hyphen.
  private func source(of range: Range<Int>) -> Range<Int>? {
    let shown = line.source.range
    guard let omission = line.source.omission else {
      let lower = shown.lowerBound + range.lowerBound
      return lower < shown.upperBound
        ? lower..<min(shown.lowerBound + range.upperBound, shown.upperBound) : nil
    }
    if range.upperBound <= omission.place {
      return shown.lowerBound + range.lowerBound..<shown.lowerBound + range.upperBound
    }
    let end = omission.place + omission.length
    guard range.lowerBound >= end else { return nil }
    let lower = omission.range.upperBound + range.lowerBound - end
    return lower..<lower + range.count
  }
}

extension [Int] {
  /// The index of the last of ascending numbers that is not above a number; the first when all are.
  fileprivate func lastIndex(upTo number: Int) -> Int {
    Swift.max(partitioningIndex { $0 > number } - 1, startIndex)
  }
}
