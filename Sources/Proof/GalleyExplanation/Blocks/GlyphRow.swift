import GalleyDiff
import GalleyImage

/// A block that may be a line of text: columns in one ink, in shapes with ground between them.
struct GlyphRow {
  /// A column of pixels.
  private struct Column: Equatable {
    var hash: UInt64
    /// The sum of the distances from the ground.
    var mass = 0
    /// The rows from the first ink to the last.
    var rows: Range<Int>

    var isInk: Bool { mass > 0 }
    static func == (a: Column, b: Column) -> Bool { a.hash == b.hash }
  }

  private let columns: [Column]
  /// The columns of each shape.
  private let shapes: [Range<Int>]
  private let color: UInt32
  private let height: Int

  /// Reads a block between two rows; `nil` where it is too high for a line of text, or has several inks.
  init?(_ block: PictureBlock, rows: Range<Int>, _ picture: PixelGrid) {
    guard (5...QuietWindow.tallestRow).contains(rows.count) else { return nil }
    let bounds = block.bounds
    var columns: [Column] = []
    var colors: Set<UInt32> = []
    for x in bounds.minX..<bounds.maxX {
      var column = Column(hash: 0, rows: 0..<0)
      for y in rows {
        let pixel = picture[x, y]
        column.hash = (column.hash ^ UInt64(pixel)) &* 0xFF51_AFD7_ED55_8CCD
        column.hash ^= column.hash >> 32
        if pixel == block.ground { continue }
        column.mass += PackedColor.distance(pixel, block.ground)
        column.rows = (column.isInk && !column.rows.isEmpty ? column.rows.lowerBound : y)..<y + 1
        colors.insert(pixel)
      }
      columns.append(column)
    }
    let ink = colors.max { a, b in
      (PackedColor.distance(a, block.ground), a) < (PackedColor.distance(b, block.ground), b)
    }
    guard let ink, colors.allSatisfy({ PackedColor.isBlend($0, block.ground, ink) }) else { return nil }
    var shapes: [Range<Int>] = []
    for (x, column) in columns.enumerated() where column.isInk {
      if let last = shapes.last, last.upperBound == x {
        shapes[shapes.count - 1] = last.lowerBound..<x + 1
      } else {
        shapes.append(x..<x + 1)
      }
    }
    (self.columns, self.shapes, color) = (columns, shapes, ink)
    height = Self.extent(columns[...]).count
  }

  /// Whether shapes are beside each other as letters are: narrow or joined, or at uneven distances, and neither bars nor
  /// one thing repeated.
  private var isTextLike: Bool {
    let bars = shapes.count { isPlain($0) }
    let width = shapes.reduce(0) { $0 + $1.count }
    let kinds = Set(shapes.map { columns[$0].map(\.hash) }).count
    guard shapes.count >= 2, bars * 2 < shapes.count, kinds * 2 > shapes.count else { return false }
    if width * 5 <= height * shapes.count * 4 || width * 5 >= height * shapes.count * 7 { return true }
    // Symbols are as wide as high, and stand at even distances.
    let centers = shapes.map { $0.lowerBound + $0.upperBound }
    let ways = zip(centers, centers.dropFirst()).map { $1 - $0 }
    return shapes.count >= 3 && (ways.max() ?? 0) - (ways.min() ?? 0) > 6
  }

  private func isPlain(_ shape: Range<Int>) -> Bool {
    columns[shape].allSatisfy { $0 == columns[shape.lowerBound] }
  }

  private static func extent(_ columns: ArraySlice<Column>) -> Range<Int> {
    let inked = columns.lazy.filter(\.isInk).map(\.rows)
    return (inked.map(\.lowerBound).min() ?? 0)..<(inked.map(\.upperBound).max() ?? 0)
  }

  // MARK: Comparison

  /// The result of comparing two rows.
  enum Comparison: Hashable {
    /// Other letters, in columns of the new row.
    case text(Range<Int>)
    /// The same letters at other distances.
    case spaced
    /// Something stands before, behind or among the same shapes, in columns of the new row.
    case appeared(Range<Int>)
    /// Something before, behind or among the same shapes is gone, in columns of the approved row.
    case vanished(Range<Int>)
  }

  /// Compares a row with a new one; `nil` where it is not certain that both are lines in one typeface.
  static func compare(_ a: GlyphRow, _ b: GlyphRow) -> Comparison? {
    guard a.isTextLike || b.isTextLike, PackedColor.distance(a.color, b.color) <= 8 else { return nil }
    var head = 0
    while head < min(a.columns.count, b.columns.count), a.columns[head] == b.columns[head] { head += 1 }
    var tail = 0
    while tail < min(a.columns.count, b.columns.count) - head,
      a.columns[a.columns.count - 1 - tail] == b.columns[b.columns.count - 1 - tail]
    { tail += 1 }
    let kept = a.columns[..<head] + a.columns[(a.columns.count - tail)...]
    let (old, new) = (a.inked(head..<a.columns.count - tail), b.inked(head..<b.columns.count - tail))
    let same = kept.filter(\.isInk)
    let isBound = same.count >= 8 && Set(same.map(\.hash)).count >= 4
    let most = max(a.inkWidth(0..<a.columns.count), b.inkWidth(0..<b.columns.count))
    if old.isEmpty, new.isEmpty { return isBound && a.columns.count != b.columns.count ? .spaced : nil }
    if old.isEmpty {
      return isBound ? b.isLetter(new, beside: kept) ? .text(new) : .appeared(new) : nil
    }
    if new.isEmpty {
      return isBound ? a.isLetter(old, beside: kept) ? .text(new) : .vanished(old) : nil
    }
    // Letters at other distances have the same columns, each at another distance from its old place.
    let (before, after) = (a.columns[old].filter(\.isInk), b.columns[new].filter(\.isInk))
    let runs = LineAlignment(before.map(\.hash), after.map(\.hash)).runs
    let found = runs.reduce(0) { $0 + $1.count }
    let widest = max(before.count, after.count)
    if found * 10 >= widest * 9 {
      let isSame = found == before.count && found == after.count
      return isSame && a.columns.count != b.columns.count ? .spaced : nil
    }
    let (massA, massB) = (before.reduce(0) { $0 + $1.mass }, after.reduce(0) { $0 + $1.mass })
    if found * 2 >= widest, runs.count > 2, abs(massA - massB) * 20 <= max(massA, massB) { return nil }
    // A line that is drawn between pixels has other columns, and as much ink.
    let isOther = abs(massA - massB) * 33 > max(massA, massB) || abs(old.count - new.count) >= 3
    if isBound, same.count * 4 >= most, a.isTextLike, b.isTextLike, same.count * 2 >= most || isOther {
      return a.isLetter(old, beside: kept) && b.isLetter(new, beside: kept) ? .text(new) : nil
    }
    return isOther && a.sharesLetter(with: b) ? .text(new) : nil
  }

  /// The part of some columns from the first ink to the last.
  private func inked(_ part: Range<Int>) -> Range<Int> {
    guard let first = columns[part].firstIndex(where: \.isInk),
      let last = columns[part].lastIndex(where: \.isInk)
    else { return part.lowerBound..<part.lowerBound }
    return first..<last + 1
  }

  private func inkWidth(_ part: Range<Int>) -> Int { columns[part].count(where: \.isInk) }

  /// Whether a part is as high as text is beside the rest, and is no symbol or bar at an end of the row.
  private func isLetter(_ part: Range<Int>, beside rest: ArraySlice<Column>) -> Bool {
    let (own, others) = (Self.extent(columns[part]), Self.extent(rest))
    guard own.count * 10 <= others.count * 19 else { return false }
    let isAtEnd = part.lowerBound == 0 || part.upperBound == columns.count
    if !isAtEnd { return true }
    let isOne = columns[part].allSatisfy(\.isInk)
    return !(isOne && (part.count * 10 >= own.count * 9 || isPlain(part)))
  }

  /// Whether two lines have a part of a letter in common, at whatever place: both are in one typeface and size.
  private func sharesLetter(with other: GlyphRow) -> Bool {
    func parts(_ row: GlyphRow) -> Set<[UInt64]> {
      var parts: Set<[UInt64]> = []
      for shape in row.shapes where shape.count >= 5 {
        for start in shape.lowerBound...shape.upperBound - 5 {
          let part = row.columns[start..<start + 5].map(\.hash)
          if Set(part).count >= 4 { parts.insert(part) }
        }
      }
      return parts
    }
    func isLine(_ row: GlyphRow) -> Bool {
      row.isTextLike && row.shapes.count >= 3 && row.columns.count * 2 >= row.height * 3
    }
    return isLine(self) && isLine(other) && !parts(self).isDisjoint(with: parts(other))
  }
}
