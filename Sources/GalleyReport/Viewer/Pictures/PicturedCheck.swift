import GalleyBaselines
import GalleyDecisions
import GalleyDiff

/// A check with the pictures that show it.
struct PicturedCheck: Sendable {
  var check: Verdict.JudgedCheck
  /// What was approved.
  var baseline: ReportPicture?
  /// What was seen.
  var candidate: ReportPicture?
  /// What differs, in every view that is drawn.
  var views: [PicturedView] = []
  /// A small picture for the list, from the page.
  var thumb: String?
  /// The sheet with the pixels of both pictures, from the page.
  var pixels: String?
  /// The trees of both sides, where either has one.
  var trees: ViewerDetail.Trees?
  /// How what is forgiven grew, for a check that passed with tolerance.
  var drift: Drift?
  /// What was approved and seen, of a check of a text.
  var text: PicturedText?
  /// Why a picture or text cannot be shown.
  var note: String?
}

/// Both texts of a check.
struct PicturedText: Sendable {
  /// What was approved.
  var baseline: String?
  /// What was seen.
  var candidate: String?
}

/// A report of a failure that is no check's, with its picture.
struct PicturedEvidence {
  var evidence: KeptEvidence
  var picture: ReportPicture?
  var previous: ReportPicture?
}

/// A picture of the report.
struct ReportPicture: Sendable {
  /// Its file, from the page.
  var file: String
  /// Its size in pixels.
  var width: Int
  var height: Int
  /// How many pixels a point has.
  var scale: Double
}

/// A picture of a difference, for readers who like it light and for those who like it dark.
struct PicturedView: Sendable {
  var view: DifferenceView
  /// Its files, from the page.
  var light: String
  var dark: String
  /// Its size in pixels.
  var width: Int
  var height: Int
}
