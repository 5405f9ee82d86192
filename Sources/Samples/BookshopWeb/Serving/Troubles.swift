/// Delays and failures of a server, which depend on a seed and on nothing else.
///
/// Each request has its own: the same address, asked for the same time, is late by the same duration in every run, in whatever order
/// requests arrive.
package struct Troubles: Sendable {
  package var seed: UInt64
  /// The longest delay of an answer.
  package var longestDelay: Duration
  /// The number of API requests of a hundred that fail with the status 503.
  package var failuresInHundred: Int
  /// The function that waits.
  package var wait: @Sendable (Duration) -> Void

  package init(
    seed: UInt64 = 0, longestDelay: Duration = .zero, failuresInHundred: Int = 0,
    wait: @escaping @Sendable (Duration) -> Void = Troubles.sleep
  ) {
    self.seed = seed
    self.longestDelay = longestDelay
    self.failuresInHundred = failuresInHundred
    self.wait = wait
  }

  /// The delay of a request.
  ///
  /// - Parameters:
  ///   - request: Method and address.
  ///   - turn: The number of earlier requests that were the same.
  func delay(of request: String, turn: Int) -> Duration {
    longestDelay / 1000 * Int(number(request, turn, 1) % 1001)
  }

  /// Whether an API request fails.
  func fails(_ request: String, turn: Int) -> Bool {
    Int(number(request, turn, 2) % 100) < failuresInHundred
  }

  /// A number that looks random: FNV-1a over the request, mixed by SplitMix64.
  ///
  /// - Reference: [Fowler, Noll and Vo](http://www.isthe.com/chongo/tech/comp/fnv/); Steele, Lea and Flood, *Fast splittable
  ///   pseudorandom number generators*, 2014.
  private func number(_ request: String, _ turn: Int, _ purpose: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in request.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = hash &+ (seed &* 4 &+ purpose) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(turn) &* 0xD1B5_4A32_D192_ED03
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash >> 31
  }
}
