/// What is to become a baseline.
struct Candidate: Sendable {
  /// The PNG or the text, byte for byte.
  var content: [UInt8]
  /// What lies beside it.
  var sidecar: SidecarFile
  /// Its digest.
  var digest: ProofDigest
}

/// Which baseline a change may replace.
enum Expectation: Hashable, Sendable {
  /// This one; `nil` if there must be none.
  case exactly(ProofDigest?)
  /// Any, a damaged one included.
  case anything
}

/// What is to happen to the files of a baseline, and what the journal will say of it.
struct StoreChange: Sendable {
  /// What happens.
  var change: StoreIntent.Change
  /// What parts are to hold, byte for byte.
  var places: [BaselinePart: [UInt8]]
  /// The parts that go.
  var removes: [BaselinePart]
  /// The journal's line.
  var record: DecisionRecord

  /// Puts a candidate in the baseline's place.
  ///
  /// - Throws: `EncodingError` where a number in the sidecar is not finite.
  init(with candidate: Candidate, _ record: DecisionRecord) throws {
    change = .replace
    places = [
      BaselinePart(candidate.sidecar.kind): candidate.content, .sidecar: try candidate.sidecar.document(),
    ]
    removes = []
    self.record = record
  }

  /// Takes the baseline away.
  init(removing record: DecisionRecord) {
    change = .remove
    places = [:]
    removes = BaselinePart.allCases
    self.record = record
  }

  /// Brings an earlier baseline back, with all of its files and no other.
  init(restoring parts: [BaselinePart: [UInt8]], _ record: DecisionRecord) {
    change = .restore
    places = parts
    removes = BaselinePart.allCases.filter { parts[$0] == nil }
    self.record = record
  }
}
