import GalleyBaselines
import GalleyDiff
import GalleyExplanation

/// Where a report is, and which of its files show which check.
public struct WrittenReport: Sendable {
  /// The page, an absolute path.
  public var page: String
  /// The pictures of each check by what they show, from the page: `baseline`, `candidate`, and the views of a
  /// difference that are drawn: `overlay` and `heat`, of some also `strip`, with `overlay.dark` and so on beside them.
  public var pictures: [CheckKey: [String: String]]

  init(page: String, checks: [PicturedCheck]) {
    self.page = page
    pictures = [:]
    for checked in checks { pictures[checked.check.key] = Self.files(of: checked) }
  }

  private static func files(of checked: PicturedCheck) -> [String: String] {
    var files: [String: String] = [:]
    files["baseline"] = checked.baseline?.file
    files["candidate"] = checked.candidate?.file
    for view in checked.views {
      files[view.view.rawValue] = view.light
      files["\(view.view.rawValue).dark"] = view.dark
    }
    return files
  }
}
