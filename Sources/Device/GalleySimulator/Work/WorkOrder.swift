/// The order of simultaneous events, by a seed.
struct WorkOrder {
  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  /// The place of the next event, each as likely as the others.
  ///
  /// - Parameter count: The number of candidates; at least 1.
  /// - Returns: A number from 0 up, and below the count.
  mutating func pick(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    return Int(numbers.next(below: UInt64(count)))
  }
}
