import CPixelKernels
import GalleyImage

/// Compares rows by pixelmatch's distance in YIQ, and counts anti-aliased edges.
///
/// The distance of opaque pixels is taken in single precision, eight at a time. What comes so near to the tolerance that
/// rounding might decide, and pixels that are not opaque, are done as ``YIQEngine`` does them.
package final class YIQRowComparator: RowComparator {
  private let engine: YIQEngine
  private let bounds: (below: Float, above: Float)
  private let width: Int
  private let marks: UnsafeMutablePointer<UInt8>

  /// The error bound of the single-precision distance; see ``YIQEngine``.
  private static let rounding: Float = 0.5

  /// Makes a comparator.
  ///
  /// - Parameters:
  ///   - engine: The tolerance, and what is seen through pixels that are not opaque.
  ///   - width: The most pixels that will be judged at once.
  init(_ engine: YIQEngine, width: Int) {
    self.engine = engine
    self.width = width
    let limit = Float(engine.greatestSquare)
    bounds = (limit - Self.rounding, limit + Self.rounding)
    marks = .allocate(capacity: width)
    marks.initialize(repeating: 0, count: width)
  }

  deinit { marks.deallocate() }

  package var dependsOnPosition: Bool { true }

  package func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, start: Int, count: Int,
    marks given: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    precondition(given != nil || count <= width, "no room for the marks of \(count) pixels")
    let marks = given ?? marks
    let form = YIQEngine.form
    let found = withUnsafeTemporaryAllocation(of: Float.self, capacity: 6) { factors in
      _ = factors.initialize(from: [
        form.redRed, form.greenGreen, form.blueBlue, form.redGreen, form.redBlue, form.greenBlue,
      ])
      return galley_mark_distant(
        first, second, count, factors.baseAddress, bounds.below, bounds.above, marks)
    }
    var differing = found.differing
    guard found.unclear > 0 else { return differing }
    for x in 0..<count where marks[x] == 2 {
      let left = UInt32(littleEndian: first.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      let right = UInt32(littleEndian: second.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      let differs = engine.differs(left, right, at: start + x)
      marks[x] = differs ? 1 : 0
      if differs { differing += 1 }
    }
    return differing
  }
}
