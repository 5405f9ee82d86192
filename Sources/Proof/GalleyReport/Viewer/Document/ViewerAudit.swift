import Foundation
import GalleyTree

/// An audit of accessibility as it is shown beside the picture of the screen.
package struct ViewerAudit: Encodable, Sendable {
  /// The number of issues of each kind.
  package var summary: String
  /// The issues: those that fail the test first.
  package var issues: [Issue]
  /// The number of issues that are not shown.
  package var hidden: Int
  /// The known issues that are there no more.
  package var gone: [String]
  /// The rules that could not be applied, each with the reason, as sentences without a full stop.
  package var omissions: [String]

  /// An issue of an element.
  package struct Issue: Encodable, Sendable {
    /// Whether it is `new`, `known` or `accepted`.
    package var state: String
    /// The fault, in a few words.
    package var title: String
    /// The element's name.
    package var element: String
    /// The measured value and the required one.
    package var details: String
    /// The way out.
    package var remedy: String
    /// The success criterion of WCAG.
    package var criterion: String
    /// The criterion's text.
    package var address: String
    /// The part of the screen it is about, in points.
    package var area: ViewerBox
    /// The two colours, if it is about a contrast.
    package var pair: Pair?
  }

  /// Two colours and their contrast.
  package struct Pair: Encodable, Sendable {
    /// The colour of text or strokes, as style sheets write it.
    package var foreground: String
    /// The colour behind.
    package var ground: String
    /// The ratio, such as `3.4 to 1`.
    package var ratio: String
  }

  /// More than this nobody reads on one screen.
  private static let mostIssues = 200

  init(_ audit: JudgedAudit) {
    let all =
      audit.new.map { Issue($0, "new") } + audit.known.map { Issue($0, "known") }
      + audit.accepted.map { Issue($0, "accepted") }
    summary = audit.summary
    issues = Array(all.prefix(Self.mostIssues))
    hidden = all.count - issues.count
    gone = Array(audit.gone.prefix(Self.mostIssues))
    omissions = audit.omissions
  }
}

extension ViewerAudit.Issue {
  fileprivate init(_ issue: AuditIssue, _ state: String) {
    self.state = state
    title = issue.summary
    element = issue.element
    details = "\(issue.details)."
    remedy = "\(issue.remedy)."
    criterion = "\(issue.criterion)"
    address = issue.criterion.address
    area = ViewerBox(issue.frame)
    if case .contrast(_, _, let foreground, let ground) = issue.fact, Self.isColor(foreground),
      Self.isColor(ground)
    {
      pair = ViewerAudit.Pair(
        foreground: Self.short(foreground), ground: Self.short(ground),
        ratio: issue.measured.map(\.description) ?? "")
    }
  }

  /// A colour without its opacity, where it is opaque.
  private static func short(_ color: String) -> String {
    color.count == 9 && color.uppercased().hasSuffix("FF") ? String(color.dropLast(2)) : color
  }

  /// Whether a text is a colour and nothing else, since it is from a file and goes into a style.
  private static func isColor(_ text: String) -> Bool {
    text.wholeMatch(of: /#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?/) != nil
  }
}
