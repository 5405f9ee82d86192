import GalleyExplanation
import GalleyImage
import GalleyTree

/// What was approved for a check.
public struct Baseline: Sendable {
  /// What it is the baseline of.
  public var key: CheckKey
  /// The approved pixels and tree.
  public var proof: Proof
  /// What they are known by.
  public var digest: ProofDigest
  /// What drew the picture.
  public var fingerprint: Fingerprint
  /// Where the picture is, as an absolute path.
  public var path: String
  /// The picture's file, byte for byte.
  public var file: [UInt8]
}

/// The text that was approved for a check.
public struct TextBaseline: Sendable {
  /// What it is the baseline of.
  public var key: CheckKey
  /// The approved text.
  public var text: String
  /// What it is known by.
  public var digest: ProofDigest
  /// Where the text is, as an absolute path.
  public var path: String
}

/// What the store has for a check.
public enum StoredBaseline: Sendable {
  /// Nothing was approved yet.
  case missing
  /// A picture was approved.
  case found(Baseline)
  /// A text was approved.
  case text(TextBaseline)

  /// What it is known by; `nil` where nothing was approved.
  var digest: ProofDigest? {
    switch self {
    case .missing: nil
    case .found(let baseline): baseline.digest
    case .text(let baseline): baseline.digest
    }
  }
}
