import GalleyImage
import GalleyTree

/// Rows of a picture that are found again higher or lower in another one.
///
/// All rows that differ must be explained: those of one picture that are found again, and the ones that came in or
/// went with the shift. A shift with anything else beside it is not one.
struct RowShift: Hashable, Sendable {
  /// The first row that differs, which is where rows came in or went.
  var start: Int
  /// The row after the last one that differs, in the taller picture; `nil` if nothing but an even ground follows.
  var end: Int?
  /// How many rows down; negative is up.
  var rows: Int

  /// The fewest rows that must be found again: fewer might be alike by chance.
  static let fewestRows = 8
  /// The fewest kinds of rows among them: two make a striped ground, not content.
  static let fewestKinds = 3

  /// Looks for one shift that explains every difference.
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
    let (a, b) = (rowHashes(of: baseline), rowHashes(of: candidate))
    let shorter = min(a.count, b.count)
    var head = 0
    while head < shorter, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let (middleA, middleB) = (Array(a[head..<a.count - tail]), Array(b[head..<b.count - tail]))
    let rest = Array(a[(a.count - tail)...])
    if middleA.isEmpty != middleB.isEmpty {
      // Rows came in or went, and the picture's height changed by as much.
      guard isContent(rest) else { return nil }
      return RowShift(start: head, end: nil, rows: b.count - a.count)
    }
    guard middleA.count == middleB.count else { return nil }
    let end = Set(rest).count > 1 ? max(a.count, b.count) - tail : nil
    if let rows = overlap(of: middleA, at: middleB) { return RowShift(start: head, end: end, rows: rows) }
    if let rows = overlap(of: middleB, at: middleA) { return RowShift(start: head, end: end, rows: -rows) }
    return nil
  }

  private static func isContent(_ rows: [UInt64]) -> Bool {
    rows.count >= fewestRows && Set(rows).count >= fewestKinds
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
      return isContent(Array(a.prefix(b.count - shift))) ? shift : nil
    }
    return nil
  }

  private static func rowHashes(of picture: Bitmap) -> [UInt64] {
    let stride = picture.width * 4
    return picture.bytes.withUnsafeBytes { bytes in
      (0..<picture.height).map { y in
        var hash: UInt64 = 0x9e37_79b9_7f4a_7c15
        let row = y * stride
        for offset in Swift.stride(from: 0, to: stride, by: 4) {
          let pixel = UInt64(bytes.loadUnaligned(fromByteOffset: row + offset, as: UInt32.self))
          hash = (hash ^ pixel) &* 0xff51_afd7_ed55_8ccd
          hash ^= hash >> 32
        }
        return hash
      }
    }
  }
}
