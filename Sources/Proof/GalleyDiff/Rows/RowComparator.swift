import CPixelKernels
import GalleyImage

/// Finds the differing pixels of two rows.
package protocol RowComparator {
  /// Counts the RGBA pixels that differ.
  ///
  /// - Parameters:
  ///   - first: The first of the pixels in one row.
  ///   - second: The first of them in the other.
  ///   - start: Where the first of them is in the picture: its row times the picture's width, plus its column.
  ///   - count: How many pixels there are.
  ///   - marks: Where to note for each pixel 1 if it differs, else 0; nil where only the count matters.
  /// - Returns: How many differ.
  func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, start: Int, count: Int,
    marks: UnsafeMutablePointer<UInt8>?
  ) -> Int

  /// Whether the result for two pixels depends on where they are, unless both are opaque.
  var dependsOnPosition: Bool { get }
}

/// The comparison of every entry of one palette with every entry of another.
///
/// A picture of palette entries has millions of pixels, and at most 65 536 pairs of entries.
package final class PaletteComparison {
  private let table: UnsafeMutablePointer<UInt8>
  /// Whether an entry of one is the same colour in the other.
  private let isShared: Bool

  /// Compares all pairs of entries; nil if the result depends on where pixels are.
  package init?(_ judge: any RowComparator, _ first: [RGBA], _ second: [RGBA]) {
    if judge.dependsOnPosition, (first + second).contains(where: { $0.alpha < 255 }) { return nil }
    isShared = first == second
    table = .allocate(capacity: 65_536)
    table.initialize(repeating: 1, count: 65_536)
    let columns = second.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    for (index, color) in first.enumerated() {
      let row = second.flatMap { _ in [color.red, color.green, color.blue, color.alpha] }
      _ = judge.judge(row, columns, start: 0, count: second.count, marks: table + index << 8)
    }
  }

  deinit { table.deallocate() }

  /// Counts the pixels that differ, as ``RowComparator/judge(_:_:start:count:marks:)`` does, in rows of palette entries.
  package func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int, marks: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    guard let marks else { return galley_count_pairs(first, second, count, table, isShared) }
    return galley_mark_pairs(first, second, count, table, isShared, marks)
  }
}
