/// A dictionary that never holds more than a number of units of anything.
///
/// Values are in two halves: new ones, and those that were asked for again, are in the recent half; when that
/// is full, the other half is dropped and it takes its place. So the values in use stay, without an order of
/// all values. The cache never affects a result, only its speed.
struct BoundedCache<Key: Hashable, Value> {
  /// The most units.
  let limit: Int
  private var recent: [Key: Value] = [:]
  private var earlier: [Key: Value] = [:]
  /// The units of the recent half.
  private var units = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The number of values.
  var count: Int { recent.count + earlier.count }

  /// The value of a key, if it is there.
  subscript(key: Key) -> Value? { recent[key] ?? earlier[key] }

  /// The value of a key, made if it is not there.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - weight: The number of units of a value; a value of more than half of the limit is not kept.
  ///   - make: Makes the value.
  /// - Returns: The value.
  @inline(__always)
  mutating func value(_ key: Key, weight: (Value) -> Int = { _ in 1 }, make: () -> Value) -> Value {
    if let value = recent[key] { return value }
    let value = earlier.removeValue(forKey: key) ?? make()
    keep(value, key, weight(value))
    return value
  }

  private mutating func keep(_ value: Value, _ key: Key, _ cost: Int) {
    if cost > limit / 2 { return }
    if units + cost > limit / 2 {
      swap(&earlier, &recent)
      recent.removeAll(keepingCapacity: true)
      units = 0
    }
    recent[key] = value
    units += cost
  }
}
