import GalleyTree

/// A destination for load reports and other evidence; `Galley` installs the one that writes run records.
package protocol EvidenceRecorder: AnyObject {
  /// Keeps a piece of evidence.
  func record(_ evidence: Evidence)
}

/// The evidence of a failure: a report, with trees and pixels of the instant it is about.
package struct Evidence: Sendable {
  /// The subject, such as `Inbox did not load`.
  package var title: String
  /// The whole report.
  package var text: String
  /// Trees and pixels of the same instant.
  package var capture: Capture?
  /// Trees and pixels of the frame before, where the failure is that the two differ.
  package var previous: Capture?
  /// The steps that led here, oldest first.
  package var steps: [String]
  /// The audit of the screen, if it is about one.
  package var audit: JudgedAudit?

  package init(
    title: String, text: String, capture: Capture?, previous: Capture? = nil, steps: [String],
    audit: JudgedAudit? = nil
  ) {
    self.title = title
    self.text = text
    self.capture = capture
    self.previous = previous
    self.steps = steps
    self.audit = audit
  }
}
