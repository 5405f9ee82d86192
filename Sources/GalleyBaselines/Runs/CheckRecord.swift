import GalleyExplanation
import GalleyTree

/// What a run keeps of one check.
public struct CheckRecord: Hashable, Sendable, Codable {
  /// The newest version of the format.
  static let newest = 2

  /// How a check ended, in one word.
  public enum Status: String, Sendable, Codable, CaseIterable {
    /// Equal to the baseline.
    case match
    /// Different, and all of it is forgiven.
    case tolerated
    /// Different, and this very change was approved before.
    case approved
    /// Different from the baseline.
    case mismatch
    /// There is no baseline.
    case new
    /// Different, but drawn by other fonts or libraries.
    case environmentChanged
    /// It could not be compared.
    case unusable
    /// A recording mode made it the baseline.
    case recorded
  }

  /// The version of the format.
  public var format = Self.newest
  /// The check.
  public var key: CheckKey
  /// How it ended.
  public var status: Status
  /// How closely it was compared, and where otherwise.
  public var settings: MatchSettings
  /// Who stated level and budget.
  public var origins: MatchOrigins
  /// What was seen.
  public var candidate: ProofDigest
  /// What it was compared with.
  public var baseline: ProofDigest?
  /// How many pixels a point has.
  public var scale: Double
  /// What drew the picture.
  public var fingerprint: Fingerprint
  /// What drew the baseline's picture.
  public var baselineFingerprint: Fingerprint?
  /// What the comparison found.
  public var comparison: Comparison?
  /// Why it could not be compared.
  public var fault: String?
  /// Whether picture and tree are kept in the run; those of a match are not.
  public var isKept: Bool
  /// The line of the test.
  public var place: SourcePlace
  /// What the check belongs to beyond its test, if anything says so.
  public var batch: BatchInfo?
  /// What was done to the device before the check, one line a step, oldest first; only of a check that waits for a decision.
  public var steps: [String]?
  /// Which attempt at its test made the check, from 2 up; `nil` for the first.
  public var attempt: Int?

  /// Whether it is a check of a picture or of a text.
  public var kind: CheckKind { candidate.kind }
}
