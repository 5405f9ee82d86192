import GalleyBaselines
import GalleyText
import GalleyTree

/// One test of a run, as its last attempt ended, without the results of its checks.
package struct JudgedTest: Sendable, Hashable {
  /// The test.
  package var test: TestName
  /// The end of the test.
  package var end: TestResult.End
  /// The line of the test itself, where that is known.
  package var place: CallSite?
  /// The duration of the test, in seconds.
  package var duration: Double?
  /// The reason why it was skipped.
  package var remark: String?
  /// The failures that are of none of its checks, in order; the death of its process comes first if the test was cut
  /// off.
  package var failures: [TestFailure] = []
  /// The number of failures that are of its checks.
  package var checkFailures = 0
  /// The number of the attempt, from 1 up.
  package var attempt = 1
  /// The last step of the test, if it was cut off.
  package var lastStep: String?
  /// The files that it attached, in order.
  package var attachments: [Attachment] = []
  /// Whether it was cut off by the death of a process that another test is known to be the reason of.
  package var isBystander = false

  /// A file that a test attached.
  package struct Attachment: Sendable, Hashable {
    /// The run's record of it.
    package var kept: KeptAttachment
    /// Its path.
    package var path: String

    /// Describes a file.
    package init(_ kept: KeptAttachment, at path: String) {
      self.kept = kept
      self.path = path
    }
  }

  /// Makes a test that ended without failures of its own.
  package init(_ test: TestName, _ end: TestResult.End) {
    self.test = test
    self.end = end
  }

  /// Whether it failed for another reason than its checks, or never came to its end.
  package var hasFailed: Bool { !failures.isEmpty || end == .cut }

  /// The test as one line, such as `RecipesTests/testDetails`; fit to be shown anywhere.
  package var text: String { test.text }

  /// The failure as one sentence without a full stop.
  package var sentence: String {
    var words = failures.first?.sentence ?? "it never finished"
    if failures.count > 1 { words += " (and \(EnglishNoun.count(failures.count - 1, "more failure")))" }
    if let lastStep { words += "; its last step: \(CleanText.line(lastStep, limit: 200))" }
    return words
  }

  /// The line to look at: that of the first failure, else that of the test.
  package var failurePlace: CallSite? { failures.first?.place ?? place }
}

extension TestName {
  /// The test as one line, such as `RecipesTests/testDetails`; fit to be shown anywhere.
  package var text: String {
    CleanText.line((suite.isEmpty ? [module, test] : suite + [test]).joined(separator: "/"), limit: 300)
  }
}
