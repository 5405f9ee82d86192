import GalleyBaselines
import GalleyDecisions

/// The queue of decisions as JSON, beside the fields of the verdict.
package struct StatusDocument: Encodable, Sendable {
  /// The progress of decisions.
  package struct Progress: Encodable, Sendable {
    /// The number of checks in the run.
    package var checks: Int
    /// The number of checks that wait, without those rejected.
    package var waiting: Int
    /// The number of rejected checks.
    package var rejected: Int
  }

  /// A check that was renamed.
  package struct Renamed: Encodable, Sendable {
    /// The new name.
    package var to: String
    /// The old name.
    package var from: String
    /// The evidence: `everything`, `tree` or `pixels` are the same.
    package var evidence: String
  }

  /// A check that may have been renamed.
  package struct Unclear: Encodable, Sendable {
    /// The new name.
    package var to: String
    /// The possible old names.
    package var from: [String]
    /// The other checks that may have had these names.
    package var rivals: [String]
  }

  private enum Key: String, CodingKey {
    case queue, progress, renames, unclearRenames
  }

  private let verdict: VerdictDocument
  private let queue: [QueueItem]
  private let progress: Progress
  private let renames: [Renamed]
  private let unclear: [Unclear]

  package init(_ verdict: Verdict, queue: [QueueItem]) {
    self.verdict = VerdictDocument(verdict)
    self.queue = queue
    progress = Progress(
      checks: verdict.count, waiting: queue.count { $0.status == .waiting },
      rejected: queue.count { $0.status == .rejected })
    renames = verdict.renames.map {
      Renamed(to: $0.to.text, from: $0.from.text, evidence: "\($0.evidence)")
    }
    unclear = verdict.unclearRenames.map {
      Unclear(to: $0.to.text, from: $0.from.map(\.text), rivals: $0.rivals.map(\.text))
    }
  }

  /// Writes the fields of the verdict and those of the queue into one object.
  package func encode(to encoder: any Encoder) throws {
    try verdict.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(queue, forKey: .queue)
    try container.encode(progress, forKey: .progress)
    try container.encode(renames, forKey: .renames)
    try container.encode(unclear, forKey: .unclearRenames)
  }
}
