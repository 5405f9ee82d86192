import CPixelKernels
import GalleyImage

/// The unequal pixels of a row with their distances in single precision.
///
/// A distance decides a pixel where it is off a tolerance by more than its error; only the others need
/// to be worked out in double precision.
final class PerceivedDistances {
  /// A formula for the distance of two colours.
  enum Formula {
    /// ``ColorDifference/ciede2000(_:_:)``.
    case ciede2000
    /// ``ColorDifference/cie94(_:_:)``.
    case cie94
    /// That of ``OKLabEngine``.
    case oklab
  }

  /// The number of unequal pixels.
  private(set) var count = 0
  /// Their columns, from the left.
  let columns: UnsafeMutablePointer<UInt32>
  /// Their colours in both pictures.
  let (before, after): (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>)
  /// Their distances; −1 where the formula leaps.
  let distances: UnsafeMutablePointer<Float>
  private let formula: Formula
  private let width: Int
  private let known: KnownDistances

  /// Prepares for rows of a width.
  init(_ formula: Formula, width: Int) {
    self.formula = formula
    self.width = width
    known = KnownDistances(width: width)
    columns = .allocate(capacity: width)
    before = .allocate(capacity: width)
    after = .allocate(capacity: width)
    distances = .allocate(capacity: width)
  }

  deinit {
    columns.deallocate()
    before.deallocate()
    after.deallocate()
    distances.deallocate()
  }

  /// Lists a row's pixels that differ in the bits of a mask, and measures them as if they were opaque.
  func measure(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, mask: UInt32) {
    count = galley_list_unequal(
      a, b, width, mask, galley_unequal(columns: columns, before: before, after: after))
    if count == 0 { return }
    if known.isWorthwhile {
      known.look(up: count, before, after, into: distances) { measure($0, $1, $2, into: $3) }
    } else {
      measure(count, before, after, into: distances)
    }
  }

  private func measure(
    _ count: Int, _ before: UnsafePointer<UInt32>, _ after: UnsafePointer<UInt32>,
    into distances: UnsafeMutablePointer<Float>
  ) {
    switch formula {
    case .ciede2000: galley_distances_ciede2000(before, after, count, Self.linear, distances)
    case .cie94: galley_distances_cie94(before, after, count, Self.linear, distances)
    case .oklab: galley_distances_oklab(before, after, count, Self.linear, Self.roots, distances)
    }
  }

  /// Marks the pixels in the list that are further apart than a tolerance.
  ///
  /// - Parameters:
  ///   - limit: The tolerance.
  ///   - marks: Gets a ``PixelMark`` for each pixel in the list.
  ///   - isAbove: Decides about a pixel in the list where the distance is too near to the tolerance.
  /// - Returns: Whether there is any.
  func mark(
    above limit: Limit, into marks: UnsafeMutablePointer<UInt8>, isAbove: (_ index: Int) -> Bool
  ) -> Bool {
    let found = galley_mark_far(columns, distances, count, limit.below, limit.above, marks)
    var isAny = found.differing > 0
    guard found.unclear > 0 else { return isAny }
    for index in 0..<count where marks[Int(columns[index])] == 3 {
      let isDifferent = isAbove(index)
      marks[Int(columns[index])] = isDifferent ? PixelMark.different : PixelMark.none
      if isDifferent { isAny = true }
    }
    return isAny
  }

  /// A tolerance, with the room for errors around it.
  struct Limit {
    let (below, above): (Float, Float)

    /// Of eight million pairs of colours, near and far apart, none was off by more than 0.0008 of its distance and 0.0005, or by
    /// 0.000001 in OKLab.
    init(_ limit: Double, _ formula: Formula) {
      let room = formula == .oklab ? 0.00002 : 0.002 + 0.002 * limit
      (below, above) = (Float(limit - room), Float(limit + room))
    }
  }

  private static let linear = RGBA.linearLight.map { Float($0) }
  private static let roots = OKLabTables.shared.roots.map { Float($0) }
}
