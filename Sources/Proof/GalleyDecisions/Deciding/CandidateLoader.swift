import GalleyBaselines
import GalleySystem

/// The candidates of checks, prepared on all cores a little ahead of their use.
///
/// A picture and a tree are read back and verified before they are approved, which takes longer than all else that is
/// not the disk's.
struct CandidateLoader {
  /// The number of are that made at a time: enough for all cores, and few enough for their memory.
  private static let ahead = 32

  private let run: Run
  private let records: [CheckRecord]
  private var places: [CheckKey: Int] = [:]
  private var ready: [Int: Result<Candidate, RunError>] = [:]

  /// Queues checks.
  init(_ records: [CheckRecord], of run: Run) {
    self.run = run
    self.records = records
    for (place, record) in records.enumerated() { places[record.key] = place }
  }

  /// What a check becomes as a baseline; each is given once, and made again if it is asked for again.
  ///
  /// - Throws: `RunError` if what it saw was not kept, or is not what it was.
  mutating func candidate(of record: CheckRecord) throws(RunError) -> Candidate {
    guard let place = places[record.key], records[place] == record else {
      return try Self.make(record, run).get()
    }
    if ready[place] == nil {
      let next = place..<min(place + Self.ahead, records.count)
      let run = run
      for (number, made) in zip(next, Array(records[next]).concurrentMap { Self.make($0, run) }) {
        ready[number] = made
      }
    }
    guard let made = ready.removeValue(forKey: place) else { return try Self.make(record, run).get() }
    return try made.get()
  }

  private static func make(_ record: CheckRecord, _ run: Run) -> Result<Candidate, RunError> {
    do throws(RunError) {
      switch record.candidate.subject {
      case .pixels(let pixels):
        return .success(
          Candidate(
            picture: try run.pictureFile(of: record), pixels: pixels, record: record,
            tree: try run.tree(of: record)))
      case .text: return .success(Candidate(text: try run.text(of: record), key: record.key))
      }
    } catch {
      return .failure(error)
    }
  }
}
