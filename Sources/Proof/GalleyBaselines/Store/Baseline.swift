import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// The approved picture of a check.
package struct Baseline: Sendable {
  /// The check.
  package var key: CheckKey
  /// The approved pixels and tree.
  package var snapshot: ScreenSnapshot
  /// The digest of both.
  package var digest: ContentDigest
  /// The renderer, fonts and libraries that drew the picture.
  package var fingerprint: Fingerprint
  /// The absolute path of the picture.
  package var path: String
  /// The picture's file, byte for byte.
  package var file: [UInt8]
}

/// The text that was approved for a check.
package struct TextBaseline: Sendable {
  /// The check.
  package var key: CheckKey
  /// The approved text.
  package var text: String
  /// The digest of the text.
  package var digest: ContentDigest
  /// The absolute path of the text.
  package var path: String
}

/// The content of the store for a check.
package enum StoredBaseline: Sendable {
  /// Nothing was approved yet.
  case missing
  /// A picture was approved.
  case found(Baseline)
  /// A text was approved.
  case text(TextBaseline)

  /// The digest of the approved baseline; `nil` if there is none.
  package var digest: ContentDigest? {
    switch self {
    case .missing: nil
    case .found(let baseline): baseline.digest
    case .text(let baseline): baseline.digest
    }
  }

  /// Whether its tree says what views were given.
  package var describesViews: Bool {
    if case .found(let baseline) = self { baseline.snapshot.tree?.describesViews == true } else { false }
  }
}
