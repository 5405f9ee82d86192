/// Points of a length by the changes of views from which they come.
struct LayoutShares {
  /// The points, by the index of the change; negative where a change made a length shorter.
  private(set) var points: [Int: Double] = [:]

  var isEmpty: Bool { points.isEmpty }

  /// The points by which sums of rounded places differ where nothing moved.
  private static let rounding = 0.05

  /// Shares of one length in several changes alike.
  init(_ changes: some Sequence<Int> = EmptyCollection(), _ length: Double = 0) {
    for change in changes { points[change] = length }
  }

  /// Adds shares, which are those of a length.
  ///
  /// - Parameters:
  ///   - other: The shares. Those that add up to the length are taken as they are.
  ///   - length: The points that the largest of them stands for here otherwise, with its sign.
  mutating func add(_ other: LayoutShares, scaledTo length: Double) {
    guard let most = other.points.values.map(abs).max(), most > 0 else { return }
    // A length that grew takes its room from another one.
    let sum = other.points.values.reduce(0, +)
    let sign = (sum < 0) == (length < 0) ? 1.0 : -1.0
    let isWhole = abs(abs(sum) - abs(length)) <= LayoutOrigins.slack
    add(other, times: isWhole ? sign : sign * abs(length) / most)
  }

  /// Adds shares, of which each stands for as many times its points.
  mutating func add(_ other: LayoutShares, times factor: Double) {
    for (change, share) in other.points { points[change, default: 0] += share * factor }
  }

  mutating func add(_ other: LayoutShares) { points.merge(other.points, uniquingKeysWith: +) }

  /// The changes that act in the direction of a length, the one with the largest share first; shares that cancel each other
  /// but for the rounding of places are none.
  func leaders(of length: Double) -> [Int] {
    let least = max(Self.rounding, min(LayoutOrigins.slack, abs(length) / 4))
    return points.filter { abs($0.value) > least && ($0.value < 0) == (length < 0) }
      .sorted { (-abs($0.value), $0.key) < (-abs($1.value), $1.key) }.map(\.key)
  }
}
