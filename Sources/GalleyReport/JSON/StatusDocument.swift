import GalleyBaselines
import GalleyDecisions

/// What waits for a decision, as JSON: the verdict, and the queue by which programs decide.
public struct StatusDocument: Encodable, Sendable {
  /// How far the decisions are.
  public struct Progress: Encodable, Sendable {
    /// How many checks the run has.
    public var checks: Int
    /// How many wait, without those that were rejected.
    public var waiting: Int
    /// How many were rejected.
    public var rejected: Int
  }

  /// A check that got another name.
  public struct Renamed: Encodable, Sendable {
    /// What it is called now.
    public var to: String
    /// What it was called.
    public var from: String
    /// How well both agree: `everything`, `tree` or `pixels`.
    public var evidence: String
  }

  /// A check that may have got another name.
  public struct Unclear: Encodable, Sendable {
    /// What it is called now.
    public var to: String
    /// What it may have been called.
    public var from: [String]
    /// Which other checks may have been called so.
    public var rivals: [String]
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
  public init(_ verdict: Verdict, queue: [QueueItem]) {
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
  public func encode(to encoder: any Encoder) throws {
    try verdict.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(queue, forKey: .queue)
    try container.encode(progress, forKey: .progress)
    try container.encode(renames, forKey: .renames)
    try container.encode(unclear, forKey: .unclearRenames)
  }
}
