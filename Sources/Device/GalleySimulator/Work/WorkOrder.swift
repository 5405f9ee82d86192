/// The order of simultaneous events, by a seed.
///
/// The numbers are those of SplitMix64: Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, OOPSLA 2014.
struct WorkOrder {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The place of the next event, each as likely as the others.
  ///
  /// - Parameter count: The number of candidates; at least 1.
  /// - Returns: A number from 0 up, and below the count.
  mutating func pick(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    // The upper half of the product is spread evenly, unlike a remainder.
    return Int(mixed.multipliedFullWidth(by: UInt64(count)).high)
  }
}
