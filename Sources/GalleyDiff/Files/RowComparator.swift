import CPNGKernels

/// Which pixels of two rows differ.
protocol RowComparator {
  /// Counts the pixels of RGBA that differ.
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

  /// Whether its verdict on two pixels depends on where they are, unless both are opaque.
  var looksAtPlaces: Bool { get }
}

/// The judge that allows nothing: a pixel differs if any of its four bytes does.
struct ExactRowComparator: RowComparator {
  var looksAtPlaces: Bool { false }

  func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, start: Int, count: Int,
    marks: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    guard let marks else { return galley_count_differing(first, second, count) }
    return galley_mark_differing(first, second, count, marks)
  }
}
