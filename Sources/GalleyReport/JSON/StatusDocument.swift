import GalleyBaselines

/// What waits for a decision, as JSON: the verdict, and the queue by which programs decide.
package struct StatusDocument: Encodable, Sendable {
  /// How far the decisions are.
  package struct Progress: Encodable, Sendable {
    /// How many checks the run has.
    package var checks: Int
    /// How many wait, without those that were rejected.
    package var waiting: Int
    /// How many were rejected.
    package var rejected: Int
  }

  /// A check that got another name.
  package struct Renamed: Encodable, Sendable {
    /// What it is called now.
    package var to: String
    /// What it was called.
    package var from: String
    /// How well both agree: `everything`, `tree` or `pixels`.
    package var evidence: String
  }

  /// A check that may have got another name.
  package struct Unclear: Encodable, Sendable {
    /// What it is called now.
    package var to: String
    /// What it may have been called.
    package var from: [String]
    /// Which other checks may have been called so.
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

  /// Puts what waits into the form of the document.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says.
  ///   - queue: What waits.
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

  /// Writes the fields of the verdict, and those of the queue beside them.
  package func encode(to encoder: any Encoder) throws {
    try verdict.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(queue, forKey: .queue)
    try container.encode(progress, forKey: .progress)
    try container.encode(renames, forKey: .renames)
    try container.encode(unclear, forKey: .unclearRenames)
  }
}
