/// The intent record of a change of a baseline: whoever writes next in the same checkout finishes the change.
package struct StoreIntent: Hashable, Sendable, Codable {
  /// The newest version of the format, the one that is written.
  package static let newest = 2

  /// The kinds of changes.
  package enum Change: String, Sendable, Hashable, Codable, CaseIterable {
    /// Another one takes its place, or the first one comes.
    case replace
    /// It goes.
    case remove
    /// An earlier one comes back.
    case restore
  }

  /// The version of the format.
  package var format = Self.newest
  /// The kind of change.
  package var change: Change
  /// The parts that take their places, if that has not happened yet.
  package var places: [BaselinePart]
  /// The parts that go, if they are still there.
  package var removes: [BaselinePart]
  /// The journal's line of the change.
  package var record: DecisionRecord
  /// The checkout that the change was begun in, see `BaselineStore.checkout`; `nil` in intents of older versions.
  package var checkout: String?

  /// Promises a change.
  init(_ change: StoreChange, in checkout: String? = nil) {
    self.checkout = checkout
    self.change = change.change
    places = change.places.keys.sorted()
    removes = change.removes.sorted()
    record = change.record
  }
}

extension StoreIntent {
  /// The first version of the format, which knew replacing only.
  package struct First: Decodable {
    /// A line of the journal, of any version.
    package struct Line: Decodable {
      package var record: DecisionRecord

      package init(from decoder: any Decoder) throws {
        let version = try StableJSON.Version(from: decoder).format
        record =
          version == 1
          ? DecisionRecord(try DecisionRecord.First(from: decoder)) : try DecisionRecord(from: decoder)
      }
    }

    package var approval: Line
  }

  /// Brings an intent of the first version up to the second: what was approved and its sidecar take their places.
  ///
  /// - Returns: `nil` where the line says of no baseline what it became.
  init?(_ first: First) {
    let record = first.approval.record
    guard let kind = record.to?.kind else { return nil }
    change = .replace
    // It knew no pictures but those in PNG.
    places = [kind == .picture ? .picture : .text, .sidecar]
    removes = []
    self.record = record
    checkout = nil
  }

  /// Reads an intent of any known version.
  ///
  /// - Returns: `nil` for what cannot be understood.
  package static func read(_ bytes: [UInt8]) -> StoreIntent? {
    guard let version = try? StableJSON.format(of: bytes) else { return nil }
    switch version {
    case 1: return (try? StableJSON.read(First.self, from: bytes)).flatMap(StoreIntent.init)
    case newest: return try? StableJSON.read(StoreIntent.self, from: bytes)
    default: return nil
    }
  }
}
