import GalleySystem

/// The content of a future baseline.
package struct Candidate: Sendable {
  /// The picture's file or the text, byte for byte.
  package var content: [UInt8]
  /// The sidecar.
  package var sidecar: SidecarFile
  /// Its digest.
  package var digest: ContentDigest
}

/// The baseline that a change may replace.
package enum Expectation: Hashable, Sendable {
  /// This one; `nil` if there must be none.
  case exactly(ContentDigest?)
  /// Any, a damaged one included.
  case anything
}

/// A change of the files of a baseline, with the journal's line for it.
package struct StoreChange: Sendable {
  /// The kind of change.
  package var change: StoreIntent.Change
  /// The new content of parts, byte for byte.
  package var places: [BaselinePart: [UInt8]]
  /// The parts that go.
  package var removes: [BaselinePart]
  /// The journal's line.
  package var record: DecisionRecord

  /// Puts a candidate in the baseline's place.
  ///
  /// - Throws: `EncodingError` where a number in the sidecar is not finite.
  package init(with candidate: Candidate, _ record: DecisionRecord) throws {
    change = .replace
    places = [
      BaselinePart(candidate.sidecar.kind, holding: candidate.content): candidate.content,
      .sidecar: try candidate.sidecar.document(),
    ]
    removes = []
    self.record = record
  }

  /// The change with the parts that it replaces by one of another name: a picture that comes in another format.
  func replacing(_ files: BaselineFiles) throws(FileError) -> StoreChange {
    guard change == .replace, places.keys.contains(where: BaselinePart.pictures.contains) else { return self }
    var change = self
    for part in BaselinePart.pictures where places[part] == nil {
      if try files.folder.contains(files.name(part)) { change.removes.append(part) }
    }
    return change
  }

  /// Takes the baseline away.
  package init(removing record: DecisionRecord) {
    change = .remove
    places = [:]
    removes = BaselinePart.allCases
    self.record = record
  }

  /// Brings an earlier baseline back, with all of its files and no other.
  package init(restoring parts: [BaselinePart: [UInt8]], _ record: DecisionRecord) {
    change = .restore
    places = parts
    removes = BaselinePart.allCases.filter { parts[$0] == nil }
    self.record = record
    let sidecar = parts[.sidecar].flatMap { try? SidecarFile.read($0, path: "") }
    if record.to != nil { self.record.drawing = sidecar?.drawing }
  }
}
