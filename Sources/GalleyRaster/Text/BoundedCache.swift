/// A dictionary that never holds more than a number of units of anything.
///
/// What does not fit any more empties it: simpler than ordering by use, and as good where a screen's content is either all
/// there or all new. What is cached never shows in a result, only in how soon it comes.
struct BoundedCache<Key: Hashable, Value> {
  /// The most units.
  let limit: Int
  private var units = 0
  private var values: [Key: Value] = [:]

  /// Makes an empty cache.
  init(limit: Int) {
    self.limit = limit
  }

  /// The number of values.
  var count: Int { values.count }

  /// The value of a key, if it is there.
  subscript(key: Key) -> Value? { values[key] }

  /// The value of a key, made if it is not there.
  ///
  /// - Parameters:
  ///   - key: What it is known by.
  ///   - weight: How many units a value counts.
  ///   - make: Makes the value.
  /// - Returns: The value.
  @inline(__always)
  mutating func value(_ key: Key, weight: (Value) -> Int = { _ in 1 }, make: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = make()
    let cost = weight(value)
    if cost > limit { return value }
    if units + cost > limit {
      values.removeAll(keepingCapacity: true)
      units = 0
    }
    values[key] = value
    units += cost
    return value
  }
}
