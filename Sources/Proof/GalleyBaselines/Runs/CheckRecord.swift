import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// The record of one check in a run.
package struct CheckRecord: Hashable, Sendable, Codable {
  /// The newest version of the format.
  package static let newest = 2

  package typealias Status = CheckStatus

  /// The version of the format.
  package var format = Self.newest
  /// The check.
  package var key: CheckKey
  /// The end of the test.
  package var status: Status
  /// The level of the comparison, and the regions with another one.
  package var settings: MatchSettings
  /// The places where level and budget were stated.
  package var origins: MatchOrigins
  /// The digest of what was seen.
  package var candidate: ContentDigest
  /// The digest of the baseline that it was compared with.
  package var baseline: ContentDigest?
  /// The number of pixels that a point has.
  package var scale: Double
  /// The renderer, fonts and libraries that drew the picture.
  package var fingerprint: Fingerprint
  /// The renderer, fonts and libraries that drew the baseline's picture.
  package var baselineFingerprint: Fingerprint?
  /// The result of the comparison.
  package var comparison: Comparison?
  /// The reason why it could not be compared.
  package var fault: String?
  /// Whether picture and tree are kept in the run; those of a match are not.
  package var isKept: Bool
  /// The line of the test.
  package var place: CallSite
  /// The batch of the check, if there is one.
  package var batch: BatchInfo?
  /// The actions on the device before the check, one line each, oldest first; only of a check that waits for a
  /// decision.
  package var steps: [String]?
  /// The screen on which its walk was read; only of a walk that waits for a decision.
  package var walk: KeptWalk?
  /// The number of the attempt at its test that made the check, from 2 up; `nil` for the first.
  package var attempt: Int?
  /// Whether what was seen is the same every time that the same is done, as on a simulated device; `nil` if that is not known.
  package var isReproducible: Bool?
  /// The part of the picture in which regions forgive, from 0 to 1; `nil` without regions.
  package var forgivenShare: Double?

  /// The format of the picture's file in the run; `nil` of a PNG.
  package var pictureFormat: PictureFormat?

  /// The picture's file, in the run's folder of pictures.
  package var pictureFile: String { RunFileNames.picture(candidate.name, pictureFormat ?? .png) }

  /// Whether it is a check of a picture or of a text.
  package var kind: CheckKind { candidate.kind }
}

/// The place where the level or budget of a check was set; the later of these wins.
package enum MatchOrigin: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nobody: everything must be equal.
  case standard = "default"
  /// `Galley.json`.
  case project
  /// A suite, a test, or a block within one.
  case test
  /// The layout, for its checkpoint.
  case checkpoint
  /// The check itself.
  case check
}

/// The places where the level and the budget of a check were set.
package struct MatchOrigins: Sendable, Hashable, Codable {
  /// The place where the level was set.
  package var level: MatchOrigin
  /// The place where the budget was set.
  package var budget: MatchOrigin

  /// Names who stated both.
  package init(level: MatchOrigin = .standard, budget: MatchOrigin = .standard) {
    self.level = level
    self.budget = budget
  }
}
