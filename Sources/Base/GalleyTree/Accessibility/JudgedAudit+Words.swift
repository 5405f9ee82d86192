import GalleyText

/// The one place where the judgement of an audit is put into words.
extension JudgedAudit {
  /// The number of issues of each kind, such as `2 new issues, 1 known`.
  package var summary: String {
    var parts = [EnglishNoun.count(new.count, "new issue")]
    for (count, word) in [(known.count, "known"), (accepted.count, "accepted"), (gone.count, "gone")]
    where count > 0 {
      parts.append("\(count) \(word)")
    }
    return parts.joined(separator: ", ")
  }

  /// Everything in lines.
  package var text: String {
    func section(_ title: String, _ lines: [String]) -> [String] {
      lines.isEmpty ? [] : [title] + lines.map { "  " + $0.replacing("\n", with: "\n  ") }
    }
    let sections =
      section("New:", new.map(\.paragraph))
      + section("Known, as \"knownIssues\" says:", known.map(\.description))
      + section("Accepted by the test:", accepted.map(\.description))
      + section("Known and there no more, so that \"knownIssues\" can do without them:", gone)
      + section("Not looked for:", omissions)
    return ([summary] + sections).joined(separator: "\n")
  }

  /// The message of a test that fails by an issue that is new.
  ///
  /// - Parameter issue: The issue.
  /// - Returns: The issue with the way to have it known.
  package func failure(_ issue: AuditIssue) -> String {
    "\(issue.paragraph)\n    \(wayOut(of: issue))"
  }

  /// The way to have an issue known, as a line.
  package func wayOut(of issue: AuditIssue) -> String {
    "To put up with it for now: \"knownIssues\": { \(Self.quoted(subject)): "
      + "[\(Self.quoted(issue.identity))] } in Galley.json"
  }

  /// A clean text as JSON has it.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
