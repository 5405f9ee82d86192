extension [Verdict.JudgedCheck] {
  /// The same checks; none of those is usable whose names differ in nothing but case, whichever process made them.
  var withoutTwins: [Verdict.JudgedCheck] {
    var places: [String: [Int]] = [:]
    for index in indices { places[self[index].key.caseless, default: []].append(index) }
    var checks = self
    for twins in places.values where twins.count > 1 {
      for (number, index) in twins.enumerated() {
        let other = self[twins[number == 0 ? 1 : 0]]
        checks[index].outcome = .unusable(
          .run(
            .twins(self[index].key, other.key, first: other.record.place, second: self[index].record.place)))
      }
    }
    return checks
  }
}
