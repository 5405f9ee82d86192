import Foundation

extension TextBlock {
  /// The place where typing would continue.
  package struct Caret: Hashable, Sendable {
    /// The place, from the block's upper left corner, as high as the line and without a width.
    package var rect: CGRect
    /// The other place, where text in two directions meets: text in the other direction is typed there.
    package var other: CGRect?
  }

  /// The side of a caret that is both at a line's end and at the next one's beginning.
  package enum Affinity: Hashable, Sendable {
    /// At the end of the line before.
    case upstream
    /// At the beginning of the line behind.
    case downstream
  }

  /// The caret at a place in the text.
  ///
  /// Where text in two directions meets there are two places: the caret's own is the one for text in the
  /// direction of the paragraph.
  ///
  /// - Parameters:
  ///   - offset: The place in the text, in UTF-8 bytes; within a character, it is that before it.
  ///   - affinity: Which line, where one was broken.
  /// - Returns: The places.
  package func caret(at offset: Int, affinity: Affinity = .downstream) -> Caret {
    guard let line = line(at: offset, affinity) else { return Caret(rect: .zero, other: nil) }
    let boxes = LineBoxes(line)
    let isRightToLeft = line.isRightToLeft
    let next = boxes.boxes.first { $0.source.contains(offset) }
    let place = next?.source.lowerBound ?? offset
    let before = boxes.boxes.first { $0.source.upperBound == place }
    // Before the first and behind the last character it is as if there were others in the paragraph's direction.
    let following = (x: next?.leading ?? boxes.edges.end, isRightToLeft: next?.isRightToLeft ?? isRightToLeft)
    let preceding = (
      x: before?.trailing ?? (place <= line.source.range.lowerBound ? boxes.edges.start : following.x),
      isRightToLeft: before?.isRightToLeft ?? isRightToLeft
    )
    let (own, other) =
      following.isRightToLeft == isRightToLeft ? (following.x, preceding.x) : (preceding.x, following.x)
    // Also between a number and a word in one direction there may be a word in the other.
    let isSplit = abs(own - other) > Self.seam
    return Caret(rect: caret(line, own), other: isSplit ? caret(line, other) : nil)
  }

  /// The rectangles that a selected part of the text covers, from left to right on each line, from the top.
  ///
  /// - Parameter range: The part, in UTF-8 bytes of the text.
  /// - Returns: Rectangles as high as their lines, from the block's upper left corner.
  package func selectionRectangles(for range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      var rects: [CGRect] = []
      for box in LineBoxes(line).boxes where box.source.overlaps(range) && box.right > box.left {
        let rect = CGRect(
          x: box.left, y: Double(line.origin.y) - line.ascent, width: box.right - box.left,
          height: line.ascent + line.descent)
        if let last = rects.last, abs(last.maxX - rect.minX) < Self.seam {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
      return rects
    }
  }

  /// The place in the text that is nearest to a point: before or behind the character there.
  ///
  /// - Parameter point: From the block's upper left corner.
  /// - Returns: The place, in UTF-8 bytes.
  package func position(at point: CGPoint) -> Int {
    let below = lines.first { Double(point.y) < Double($0.origin.y) + $0.descent }
    guard let line = below ?? lines.last else { return 0 }
    let x = Double(point.x)
    func distance(_ box: LineBoxes.Box) -> Double { max(box.left - x, x - box.right, 0) }
    guard let box = LineBoxes(line).boxes.min(by: { distance($0) < distance($1) }) else {
      return line.source.range.lowerBound
    }
    let isLeftHalf = x < (box.left + box.right) / 2
    return isLeftHalf != box.isRightToLeft ? box.source.lowerBound : box.source.upperBound
  }

  /// The caret at a place in the text.
  package func caret(
    at index: String.Index, in text: String, affinity: Affinity = .downstream
  ) -> Caret {
    caret(at: text.utf8.distance(from: text.startIndex, to: index), affinity: affinity)
  }

  /// The rectangles that a selected part of the text covers.
  package func selectionRectangles(for range: Range<String.Index>, in text: String) -> [CGRect] {
    let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return selectionRectangles(
      for: lower..<lower + text.utf8.distance(from: range.lowerBound, to: range.upperBound))
  }

  /// The line of a place in the text.
  private func line(at offset: Int, _ affinity: Affinity) -> Line? {
    if affinity == .upstream,
      let line = lines.first(where: { $0.source.range.lowerBound < offset && offset <= $0.source.end }),
      !line.source.hanging.contains(where: \.isNewline)
    {
      return line
    }
    return lines.last { $0.source.range.lowerBound <= offset } ?? lines.first
  }

  private func caret(_ line: Line, _ x: Double) -> CGRect {
    CGRect(x: x, y: Double(line.origin.y) - line.ascent, width: 0, height: line.ascent + line.descent)
  }

  /// The greatest distance of edges that count as one, in points: the loss of sums by rounding.
  private static let seam = 1.0 / 1024
}
