/// The distances of pairs of colours that were measured before.
///
/// Pictures of a palette have few pairs, and photographs have any: where most pairs are new, nothing is looked up any more.
final class KnownDistances {
  /// Whether enough of what was asked for was known.
  private(set) var isWorthwhile = true

  private let keys: UnsafeMutablePointer<UInt64>
  private let values: UnsafeMutablePointer<Float>
  private var (asked, missed) = (0, 0)
  /// The pairs of a row that are not known: where they are in its list, and their colours.
  private let places: UnsafeMutablePointer<Int32>
  private let (before, after): (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>)
  private let distances: UnsafeMutablePointer<Float>

  private static let bits: UInt64 = 12
  /// After so many pairs it is seen whether it pays.
  private static let trial = 2_000

  init(width: Int) {
    keys = .allocate(capacity: 1 << Self.bits)
    // Equal colours are never asked for.
    keys.initialize(repeating: 0, count: 1 << Self.bits)
    values = .allocate(capacity: 1 << Self.bits)
    places = .allocate(capacity: width)
    before = .allocate(capacity: width)
    after = .allocate(capacity: width)
    distances = .allocate(capacity: width)
  }

  deinit {
    keys.deallocate()
    values.deallocate()
    places.deallocate()
    before.deallocate()
    after.deallocate()
    distances.deallocate()
  }

  /// Fills in the distances of pairs, and has those measured that are not known.
  func look(
    up count: Int, _ colors: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>,
    into found: UnsafeMutablePointer<Float>,
    measure: (Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafeMutablePointer<Float>) -> Void
  ) {
    var unknown = 0
    for index in 0..<count {
      let key = UInt64(colors[index]) << 32 | UInt64(others[index])
      let slot = Self.slot(key)
      found[index] = values[slot]
      if keys[slot] != key {
        places[unknown] = Int32(truncatingIfNeeded: index)
        before[unknown] = colors[index]
        after[unknown] = others[index]
        unknown &+= 1
      }
    }
    if unknown > 0 {
      measure(unknown, before, after, distances)
      for index in 0..<unknown {
        let key = UInt64(before[index]) << 32 | UInt64(after[index])
        keys[Self.slot(key)] = key
        values[Self.slot(key)] = distances[index]
        found[Int(places[index])] = distances[index]
      }
    }
    asked += count
    missed += unknown
    if asked > Self.trial, missed > asked / 2 { isWorthwhile = false }
  }

  /// Fibonacci hashing: Knuth, "The Art of Computer Programming" 3, section 6.4.
  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
  }
}
