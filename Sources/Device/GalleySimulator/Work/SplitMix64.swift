/// Random numbers that are the same for the same seed on every machine.
///
/// - Reference: Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, OOPSLA 2014,
///   doi:10.1145/2660193.2660195.
struct SplitMix64: Hashable, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number from 0 up and below a bound, each as likely as the others.
  mutating func next(below bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    // The upper half of the product is spread evenly, unlike a remainder.
    return mixed.multipliedFullWidth(by: bound).high
  }
}
