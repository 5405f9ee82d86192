/// The promise to finish a change of a baseline: whoever finds it keeps it.
struct StoreIntent: Hashable, Sendable, Codable {
  /// The version of the format.
  var format = 1
  /// What the journal will say of the change.
  var approval: DecisionRecord
}
