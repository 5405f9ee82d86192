/// Points of a length by the changes of views from which they come.
struct LayoutShares {
  /// The points, by the index of the change; negative where a change made a length shorter.
  private(set) var points: [Int: Double] = [:]

  var isEmpty: Bool { points.isEmpty }

  /// Shares of one length in several changes alike.
  init(_ changes: some Sequence<Int> = EmptyCollection(), _ length: Double = 0) {
    for change in changes { points[change] = length }
  }

  /// Adds shares, which are those of a length.
  ///
  /// - Parameters:
  ///   - other: The shares.
  ///   - length: The points that the largest of them stands for here, with its sign.
  mutating func add(_ other: LayoutShares, scaledTo length: Double) {
    guard let most = other.points.values.map(abs).max(), most > 0 else { return }
    // A length that grew takes its room from another one.
    let sum = other.points.values.reduce(0, +)
    let sign = (sum < 0) == (length < 0) ? 1.0 : -1.0
    for (change, share) in other.points {
      points[change, default: 0] += sign * share * abs(length) / most
    }
  }

  mutating func add(_ other: LayoutShares) { points.merge(other.points, uniquingKeysWith: +) }

  /// The changes that act in the direction of a length, the one with the largest share first.
  func leaders(of length: Double) -> [Int] {
    points.filter { $0.value != 0 && ($0.value < 0) == (length < 0) }
      .sorted { (-abs($0.value), $0.key) < (-abs($1.value), $1.key) }.map(\.key)
  }
}
