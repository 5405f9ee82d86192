import GalleyTree

/// Where load reports and other evidence go; `Galley` installs the one that writes run records.
public protocol EvidenceRecorder: AnyObject {
  /// Keeps a piece of evidence.
  ///
  /// - Parameter evidence: What to keep.
  func record(_ evidence: Evidence)
}

/// What a failure leaves behind: words, with trees and pixels of the instant it is about.
public struct Evidence: Sendable {
  /// What it is about, such as `Inbox did not load`.
  public var title: String
  /// The whole report.
  public var text: String
  /// Trees and pixels of the same instant.
  public var capture: Capture?
  /// Trees and pixels of the frame before, where the failure is that the two differ.
  public var previous: Capture?
  /// The steps that led here, oldest first.
  public var steps: [String]

  /// Makes a piece of evidence.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - text: The whole report.
  ///   - capture: Trees and pixels of the same instant.
  ///   - previous: Trees and pixels of the frame before, where the failure is that the two differ.
  ///   - steps: The steps that led here, oldest first.
  public init(
    title: String, text: String, capture: Capture?, previous: Capture? = nil, steps: [String]
  ) {
    self.title = title
    self.text = text
    self.capture = capture
    self.previous = previous
    self.steps = steps
  }
}
