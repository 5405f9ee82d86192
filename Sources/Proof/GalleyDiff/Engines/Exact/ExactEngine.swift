import CPixelKernels
import GalleyImage

/// An engine without tolerance: a pixel differs if any of its four bytes does.
package struct ExactEngine: NamedPixelEngine, Hashable {
  package static let name = "exact"
  package static let options = EngineOptions()

  /// Creates the engine.
  package init() {}

  /// Creates the engine; it has no options.
  package init(_ choices: EngineChoices) {}

  /// Compares the bytes of rows.
  package func rowComparator(width: Int) -> (any RowComparator)? { ExactRowComparator() }

  /// None, since each pixel is compared alone.
  package var contextRows: Int { 0 }

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = pair.sides
    Self.bytes.withUnsafeBufferPointer { bytes in
      for y in rows {
        pair.forEachUnequalPixel(inRow: y) { x in
          let (before, after) = (a.color(x, y), b.color(x, y))
          func apart(_ left: UInt8, _ right: UInt8) -> Int { abs(Int(left) - Int(right)) }
          let change = max(
            apart(before.red, after.red), apart(before.green, after.green), apart(before.blue, after.blue),
            apart(before.alpha, after.alpha))
          let luma = YIQDistance.luma(YIQDistance.change(before, after))
          marks.set(x, y, bytes[luma > 0 ? change | 256 : change])
        }
      }
    }
  }

  /// The bytes of pixels by the greatest change of a channel; those that got darker come second.
  private static let bytes: [UInt8] = [false, true].flatMap { isDarker in
    (0...255).map { PixelMap.byte(.different, Double($0) / 255, isDarker) }
  }
}

/// Compares rows without tolerance: a pixel differs if any of its four bytes does.
package struct ExactRowComparator: RowComparator {
  package var dependsOnPosition: Bool { false }

  package func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, start: Int, count: Int,
    marks: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    guard let marks else { return galley_count_differing(first, second, count) }
    return galley_mark_differing(first, second, count, marks)
  }
}
