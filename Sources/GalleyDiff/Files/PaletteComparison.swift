import CPNGKernels
import GalleyImage

/// What a judge says of every entry of one palette beside every entry of another.
///
/// A picture of palette entries has millions of pixels, and at most 65 536 pairs of entries.
final class PaletteComparison {
  private let table: UnsafeMutablePointer<UInt8>
  /// Whether an entry of one is the same colour in the other.
  private let isShared: Bool

  /// Asks a judge; nil if what it says depends on where pixels are.
  ///
  /// - Parameters:
  ///   - judge: Whom to ask.
  ///   - first: One palette.
  ///   - second: The other.
  init?(_ judge: any RowComparator, _ first: [RGBA], _ second: [RGBA]) {
    if judge.looksAtPlaces, (first + second).contains(where: { $0.alpha < 255 }) { return nil }
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
  func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int, marks: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    guard let marks else { return galley_count_pairs(first, second, count, table, isShared) }
    return galley_mark_pairs(first, second, count, table, isShared, marks)
  }
}
