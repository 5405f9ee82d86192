import GalleyImage

/// An algorithm that says which pixels of two pictures of one size differ, and by how much.
///
/// An engine is a value without state: its result does not depend on bands or threads.
package protocol PixelEngine: Sendable {
  /// The number of rows above and below a row that its classification needs.
  ///
  /// So a row is the same if all rows are equal that are no further away.
  var contextRows: Int { get }

  /// The comparison of rows as files are read, for an engine that looks at nothing but two pixels at one place.
  ///
  /// - Parameter width: The most pixels of a row.
  /// - Returns: `nil` if the engine looks around a pixel; then all rows in reach are kept, and ``mark(_:of:into:)`` judges them.
  func rowComparator(width: Int) -> (any RowComparator)?

  /// The treatment of a text field's caret, which is looked for when all pixels are classified.
  var caret: CaretRule { get }

  /// Classifies the pixels of some rows.
  ///
  /// - Parameters:
  ///   - rows: Which rows of the picture.
  ///   - pair: Both pictures, or as much of them as is in memory: the rows, with ``contextRows`` rows above and
  ///     below as far as the picture has them.
  ///   - marks: Gets what is not the same; every pixel in it is the same at first.
  func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks)

  /// Finds the pixels of some rows that differ, as ``judge(_:of:into:)`` does, without saying by how much.
  ///
  /// - Parameters:
  ///   - rows: Which rows of the picture.
  ///   - pair: What of both pictures is in memory, as for ``judge(_:of:into:)``.
  ///   - marks: Gets a ``PixelMark`` for each pixel; all are ``PixelMark/none`` at first.
  func mark(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: UnsafeMutablePointer<UInt8>)
}

/// The byte of a pixel that says whether it differs.
package enum PixelMark {
  /// It does not differ.
  package static var none: UInt8 { 0 }
  /// It differs.
  package static var different: UInt8 { 1 }
  /// The mark of a pixel at which only an edge is smoothed otherwise.
  package static var smoothed: UInt8 { 2 }
  /// It differs and got darker, where that is asked for.
  package static var darker: UInt8 { 3 }

  /// The mark of a classified pixel.
  package static func of(_ classification: PixelClassification, isDarker: Bool) -> UInt8 {
    switch classification {
    case .same, .tolerated: none
    case .smoothed: smoothed
    case .different: isDarker ? darker : different
    }
  }
}

extension PixelEngine {
  /// Looks around a pixel.
  package func rowComparator(width: Int) -> (any RowComparator)? { nil }

  /// A caret is a difference like any other.
  package var caret: CaretRule { .counted }

  /// Marks pixels by classifying them.
  package func mark(
    _ rows: Range<Int>, of pair: borrowing PixelPair, into marks: UnsafeMutablePointer<UInt8>
  ) {
    markByJudging(rows, of: pair, into: marks)
  }

  /// Marks pixels by classifying them.
  ///
  /// - Parameters:
  ///   - rows: Which rows of the picture.
  ///   - pair: What of both pictures is in memory.
  ///   - marks: Gets the marks.
  ///   - showsDarker: Whether pixels that got darker have a mark of their own.
  package func markByJudging(
    _ rows: Range<Int>, of pair: borrowing PixelPair, into marks: UnsafeMutablePointer<UInt8>,
    showsDarker: Bool = false
  ) {
    var judged = PixelMarks(rows: rows, width: pair.width, bytes: marks)
    judge(rows, of: pair, into: &judged)
    if judged.count == 0 { return }
    let bytes = (0...255).map { byte in
      PixelMark.of(PixelClassification(rawValue: UInt8(byte & 3))!, isDarker: showsDarker && byte & 4 != 0)
    }
    for index in 0..<rows.count * pair.width where marks[index] != 0 {
      marks[index] = bytes[Int(marks[index])]
    }
  }

  /// Classifies the pixels of two pictures of one size.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture, as wide and as high.
  ///   - masks: What is not judged; such pixels are the same.
  ///   - threads: How many bands are judged at once, at least 1; the result does not depend on it.
  /// - Returns: What is said of every pixel.
  package func map(
    _ baseline: Bitmap, _ candidate: Bitmap, ignoring masks: [PixelRect] = [], threads: Int = 1
  ) -> PixelMap {
    var map = PixelMap(width: baseline.width, height: baseline.height)
    PixelPair.withPictures(baseline, candidate) { pair in
      if pair.isEqual { return }
      map.fill(by: self, pair, bands: max(1, threads))
      map.forgiveCaret(by: caret, in: pair)
    }
    for mask in masks { map.clear(mask) }
    return map
  }
}

/// The classification of one pixel of two pictures.
package enum PixelClassification: UInt8, Sendable, Hashable, CaseIterable, Comparable {
  /// The colours are equal.
  case same = 0
  /// The colours differ by no more than is tolerated.
  case tolerated = 1
  /// The colours differ by more, but only as anti-aliased edges do.
  case smoothed = 2
  /// The pixel differs.
  case different = 3

  /// Orders classifications by how much differs.
  package static func < (left: PixelClassification, right: PixelClassification) -> Bool {
    left.rawValue < right.rawValue
  }
}
