import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation

/// A check with its pictures in the report's folder.
struct PicturedCheck: Sendable {
  var check: Verdict.JudgedCheck
  /// The approved picture.
  var baseline: ViewerPicture?
  /// The new picture.
  var candidate: ViewerPicture?
  /// The pictures of the difference.
  var views: [DifferenceView: ViewerPicture] = [:]
  /// A small picture for the list, as a path from the page.
  var thumb: String?
  /// The style sheet with the pixels of both pictures, as a path from the page.
  var pixels: String?
  /// The trees of both sides, if either has one.
  var trees: ViewerDetail.Trees?
  /// The drift of a check that passed within tolerance.
  var drift: Drift?
  /// The new text, or else the approved one, of a check of a text.
  var text: String?
  /// The approved text of one that differs from it.
  var formerText: String?
  /// The reason for which a picture or a text cannot be shown.
  var note: String?

  /// The files of the pictures by what they show.
  var files: [String: String] {
    var files: [String: String] = [:]
    files["baseline"] = baseline?.file
    files["candidate"] = candidate?.file
    for (view, picture) in views {
      files[view.rawValue] = picture.file
      files["\(view.rawValue).dark"] = picture.dark
    }
    return files
  }
}
