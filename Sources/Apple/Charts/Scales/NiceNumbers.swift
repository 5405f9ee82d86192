import Foundation

/// Round numbers along an axis.
///
/// The step is 1, 2 or 5 times a power of ten, the one nearest to the range divided by the number of steps to
/// aim for.
///
/// - Reference: Paul S. Heckbert, *Nice Numbers for Graph Labels*, Graphics Gems, 1990, pages 61 to 63.
enum NiceNumbers {
  /// The round number next to a positive one.
  static func nice(_ number: Double) -> Double {
    let power = pow(10, floor(log10(number)))
    let fraction = number / power
    // Heckbert's bounds for rounding.
    let round = fraction < 1.5 ? 1.0 : fraction < 3 ? 2 : fraction < 7 ? 5 : 10
    return round * power
  }

  /// The step between numbers.
  ///
  /// - Parameters:
  ///   - range: The range to cover.
  ///   - count: The number of values to aim for, at least two.
  ///   - minimum: The least step.
  /// - Returns: The step, above zero.
  static func step(over range: ClosedRange<Double>, count: Int, minimum: Double = 0) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return max(1, minimum) }
    return max(nice(length / Double(max(count, 2) - 1)), minimum)
  }

  /// The step between the values of an axis that shows at least some of them.
  ///
  /// Few values over a range such as 0 to 8 have a step of 10, of which the range has zero alone: then a
  /// smaller round step is taken.
  ///
  /// - Parameters:
  ///   - range: The range to cover.
  ///   - count: The number of values to aim for, at least two.
  ///   - minimum: The least step.
  ///   - isRounded: Whether the axis is extended to whole steps.
  /// - Returns: The step, above zero.
  static func axisStep(
    over range: ClosedRange<Double>, count: Int, minimum: Double = 0, isRounded: Bool
  ) -> Double {
    var step = step(over: range, count: count, minimum: minimum)
    let least = min(3, max(count, 2))
    // The first step is at most 10/7 of the range; three steps down make a tenth of it.
    for _ in 0..<3 {
      let shown = isRounded ? Self.range(around: range, step: step) : range
      let smaller = nextSmaller(step)
      guard multiples(of: step, in: shown).count < least, smaller >= minimum else { break }
      step = smaller
    }
    return step
  }

  /// The next smaller round number: 5 for 10, 2 for 5, 1 for 2.
  private static func nextSmaller(_ step: Double) -> Double {
    let power = pow(10, floor(log10(step) + 1e-9))
    let fraction = step / power
    return (fraction < 1.5 ? 0.5 : fraction < 3 ? 1 : 2) * power
  }

  /// The smallest range of whole steps around another one.
  static func range(around range: ClosedRange<Double>, step: Double) -> ClosedRange<Double> {
    // A multiple with rounding errors in the last bits stays unchanged.
    // A zero is added so that none is negative.
    let lower = (range.lowerBound / step + 1e-9).rounded(.down) * step + 0
    let upper = (range.upperBound / step - 1e-9).rounded(.up) * step + 0
    return lower...max(lower, upper)
  }

  /// The multiples of a step in a range.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 10_000 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }

  /// Returns the powers of a base in a positive range; round numbers if there are fewer than two.
  static func powers(of base: Double, in range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0 else { return multiples(of: step(over: range, count: count), in: range) }
    let first = (log(range.lowerBound) / log(base) - 1e-9).rounded(.up)
    let last = (log(range.upperBound) / log(base) + 1e-9).rounded(.down)
    guard last - first >= 1 else { return multiples(of: step(over: range, count: count), in: range) }
    let stride = max(1, ((last - first + 1) / Double(max(count, 2))).rounded(.up))
    return Swift.stride(from: first, through: last, by: stride).map { pow(base, $0) }
  }

  /// The digits behind the point that multiples of a step need.
  static func fractionDigits(of step: Double) -> Int {
    guard step > 0, step.isFinite else { return 0 }
    return min(10, max(0, Int((-log10(step) - 1e-9).rounded(.up))))
  }
}
