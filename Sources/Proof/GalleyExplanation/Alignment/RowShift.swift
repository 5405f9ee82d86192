import GalleyDiff
import GalleyImage
import GalleyTree

/// A block of rows that lies higher or lower in another picture.
///
/// It must explain all differing rows: those that are found again, and those that the shift brought in or pushed out.
struct RowShift: Hashable, Sendable {
  /// The first row that differs, where rows were inserted or removed.
  var start: Int
  /// The row after the last one that differs, in the taller picture; `nil` if only plain background follows.
  var end: Int?
  /// The number of rows down; negative is up.
  var rows: Int

  /// Finds one shift that explains every difference.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  /// - Returns: The shift; `nil` if the widths differ or no one shift explains all.
  /// - Complexity: O(*n*) in the bytes of both.
  /// - Reference: the search is the Z-algorithm; Gusfield, "Algorithms on Strings, Trees, and Sequences", 1997,
  ///   section 1.4.
  static func find(_ baseline: Bitmap, _ candidate: Bitmap) -> RowShift? {
    guard baseline.width == candidate.width, max(baseline.height, candidate.height) <= LineHashing.most else {
      return nil
    }
    let (a, b) = (LineHashing.make(baseline, .rows), LineHashing.make(candidate, .rows))
    let shorter = min(a.count, b.count)
    var head = 0
    while head < shorter, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let (middleA, middleB) = (Array(a[head..<a.count - tail]), Array(b[head..<b.count - tail]))
    let rest = a[(a.count - tail)...]
    if middleA.isEmpty != middleB.isEmpty {
      // Rows came in or went, and the picture's height changed by as much.
      guard BandAlignment.isContent(rest) else { return nil }
      return RowShift(start: head, end: nil, rows: b.count - a.count)
    }
    guard middleA.count == middleB.count else { return nil }
    let end = Set(rest).count > 1 ? max(a.count, b.count) - tail : nil
    if let rows = overlap(of: middleA, at: middleB) { return RowShift(start: head, end: end, rows: rows) }
    if let rows = overlap(of: middleB, at: middleA) { return RowShift(start: head, end: end, rows: -rows) }
    return nil
  }

  /// The smallest shift at which the beginning of `a` is the whole end of `b`.
  private static func overlap(of a: [UInt64], at b: [UInt64]) -> Int? {
    let text = a + b
    var matches = [Int](repeating: 0, count: text.count)
    var (left, right) = (0, 0)
    for index in 1..<max(1, text.count) {
      var length = index < right ? min(right - index, matches[index - left]) : 0
      while index + length < text.count, text[length] == text[index + length] { length += 1 }
      matches[index] = length
      if index + length > right { (left, right) = (index, index + length) }
    }
    for shift in 1..<max(1, b.count) where matches[a.count + shift] == b.count - shift {
      return BandAlignment.isContent(a.prefix(b.count - shift)) ? shift : nil
    }
    return nil
  }
}
