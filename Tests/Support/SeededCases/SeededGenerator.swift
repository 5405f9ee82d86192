/// Random numbers that are the same in every run: SplitMix64.
///
/// - Reference: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014,
///   doi:10.1145/2660193.2660195.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameter seed: What all of its numbers depend on.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
