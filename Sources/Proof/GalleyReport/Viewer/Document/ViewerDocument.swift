import Foundation

/// The content of the page: a run that was judged, or two folders of pictures.
///
/// It holds texts and numbers only, so the page's script needs to know nothing about runs and stores. The script reads the
/// ``details`` of a check when the check is shown.
package struct ViewerDocument: Encodable, Sendable {
  /// The version of the format.
  package var format = 1
  /// The result in one sentence.
  package var title: String
  /// The number of checks by outcome, in one line.
  package var summary: String
  /// The name of the run, or of the folders.
  package var run: String
  /// The start of the run, as text; `nil` if it is not known.
  package var day: String?
  /// Whether nothing waits for a decision.
  package var isClean: Bool
  /// Whether there can be decisions at all.
  package var isDecidable: Bool
  /// The names of both sides.
  package var sides: [String]
  /// The checks, those that need a decision first.
  package var items: [ViewerItem]
  /// The number of checks by outcome, in the order of the list.
  package var statuses: [Count]
  /// The differences by cause, that of most checks first.
  package var causes: [Group]
  /// Notes about the whole run.
  package var notes: [Note]
  /// The baselines that no check used.
  package var orphans: [String]
  /// The orphans that are baselines of renamed checks.
  package var renames: [Rename]
  /// The reports of screens that the run kept.
  package var evidence: [Evidence]
  /// The baselines that the branch changed; `nil` unless a base was named.
  package var review: ViewerReview?
  /// The details of the checks, in the order of ``items``.
  package var details: [ViewerDetail] = []

  /// The number of checks with an outcome.
  package struct Count: Encodable, Sendable {
    /// The outcome in one word.
    package var status: String
    /// The outcome as text.
    package var label: String
    /// The number of checks.
    package var count: Int
  }

  /// The checks with a cause in common.
  package struct Group: Encodable, Sendable {
    /// The cause's id.
    package var id: String
    /// The cause in one sentence.
    package var sentence: String
    /// The sentences of its checks, if they differ; the first ones of many.
    package var sentences: [String] = []
    /// The indices of the checks in ``ViewerDocument/items``.
    package var items: [Int]
  }

  /// A note about the whole run.
  package struct Note: Encodable, Sendable {
    /// The title.
    package var title: String
    /// The sentences.
    package var lines: [String]
    /// Whether the run cannot be trusted because of it.
    package var isFault: Bool
  }

  /// A check that was renamed.
  package struct Rename: Encodable, Sendable {
    /// The orphan.
    package var from: String
    /// The new check.
    package var to: String
  }

  /// A report of a screen.
  package struct Evidence: Encodable, Sendable {
    /// The title.
    package var title: String
    /// The report.
    package var text: String
    /// The screen at that moment.
    package var picture: ViewerPicture?
    /// The screen one frame before.
    package var previous: ViewerPicture?
    /// The audit that it is about.
    package var audit: ViewerAudit?
    /// The reason for which a part of it cannot be shown.
    package var fault: String?
  }

  /// All but the details, which are blocks of their own in the page.
  private enum CodingKeys: String, CodingKey {
    case format, title, summary, run, day, isClean, isDecidable, sides, items, statuses, causes, notes
    case orphans, renames, evidence, review
  }
}

/// One check in the page's list.
package struct ViewerItem: Encodable, Sendable {
  /// The id of the change for decisions; empty if there is nothing to decide.
  package var id = ""
  /// The key as one line.
  package var text: String
  /// The check's own name.
  package var name: String
  /// The suite and the test.
  package var owner: String
  /// The group in the list by suite.
  package var suite: String
  /// The test with its argument.
  package var test = ""
  /// The group in the list by device.
  package var device: String
  /// The environment in a few words.
  package var environment: String
  /// The outcome in one word.
  package var status: String
  /// The outcome as text.
  package var label: String
  /// Whether it waits for a decision.
  package var waits = false
  /// The ids of its causes.
  package var causes: [String] = []
  /// The number of pixels that no cause accounts for.
  package var unexplained = 0
  /// The common feature of checks like it, if it waits and has no cause; empty otherwise.
  package var likeness = ""
  /// A small picture, as a path from the page.
  package var thumb: String?
  /// The part of the screen that the small picture shows, and where it differs.
  package var shot: ViewerShot?
  /// Its numbers in a few words.
  package var note = ""
  /// The file and line of the test.
  package var place = ""
  /// The number of that line.
  package var line = 0
  /// An earlier decision on the change.
  package var decision: Decision?

  /// A decision.
  package struct Decision: Encodable, Sendable {
    /// `approve` or `reject`.
    package var action: String
    /// The author.
    package var by: String
    /// The moment, as text.
    package var at: String
    /// The reason.
    package var reason: String?
  }
}
