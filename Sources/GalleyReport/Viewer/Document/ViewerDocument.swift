import Foundation

/// What the viewer shows, whatever it is from: a run that was judged, or two folders of pictures.
///
/// It holds words and numbers only, so the page needs to know nothing about runs and stores. Lists stand in
/// ``items``; what only one check has is in ``details``, which the page reads when the check is looked at.
package struct ViewerDocument: Encodable, Sendable {
  /// The version of the format.
  package var format = 1
  /// What it means in one sentence.
  package var title: String
  /// How many checks ended how, in one line.
  package var summary: String
  /// The name of the run, or of what was compared.
  package var run: String
  /// When it began, for people; `nil` if that is not known.
  package var day: String?
  /// Whether nothing waits for a decision.
  package var isClean: Bool
  /// Whether decisions can be made of it at all.
  package var isDecidable: Bool
  /// What both sides are called.
  package var sides: [String]
  /// The checks, what needs a decision first.
  package var items: [ViewerItem]
  /// How many checks ended how, in the order of the list.
  package var statuses: [Count]
  /// The differences by cause, the one in most checks first.
  package var causes: [Group]
  /// What is to be said of the run as a whole.
  package var notes: [Note]
  /// The baselines that no check used.
  package var orphans: [String]
  /// Orphans that are baselines of new checks under another name.
  package var renames: [Rename]
  /// The reports of screens that the run kept.
  package var evidence: [Evidence]
  /// What only the check at the same place of ``items`` has.
  package var details: [ViewerDetail] = []

  /// How many checks ended in a certain way.
  package struct Count: Encodable, Sendable {
    /// The way, in one word.
    package var status: String
    /// The way in words.
    package var label: String
    /// How many.
    package var count: Int
  }

  /// Checks that have a cause in common.
  package struct Group: Encodable, Sendable {
    /// The cause's identity.
    package var id: String
    /// The cause in one sentence.
    package var sentence: String
    /// The places of the checks in ``ViewerDocument/items``.
    package var items: [Int]
  }

  /// Something that is to be said of the run as a whole.
  package struct Note: Encodable, Sendable {
    /// What it is about.
    package var title: String
    /// The sentences.
    package var lines: [String]
    /// Whether the run is not to be trusted for it.
    package var isFault: Bool
  }

  /// A baseline under another name.
  package struct Rename: Encodable, Sendable {
    /// The orphan.
    package var from: String
    /// The new check.
    package var to: String
  }

  /// A report of a screen.
  package struct Evidence: Encodable, Sendable {
    /// What it is about.
    package var title: String
    /// The report.
    package var text: String
    /// The screen then.
    package var picture: ViewerPicture?
    /// The screen one frame before.
    package var previous: ViewerPicture?
    /// Why something of it cannot be shown.
    package var fault: String?
  }

  /// What the list needs; the details are blocks of their own.
  private enum CodingKeys: String, CodingKey {
    case format, title, summary, run, day, isClean, isDecidable, sides, items, statuses, causes, notes,
      orphans,
      renames, evidence
  }
}

/// One check in the viewer's list.
package struct ViewerItem: Encodable, Sendable {
  /// What a decision about it names: the identity of its transition; empty if nothing can be decided.
  package var id = ""
  /// The key as one line.
  package var text: String
  /// The check's own name.
  package var name: String
  /// The suite and the test.
  package var owner: String
  /// What it is listed under by page.
  package var suite: String
  /// The test, with its argument.
  package var test = ""
  /// What it is listed under by device.
  package var device: String
  /// The environment in a few words.
  package var environment: String
  /// How it ended, in one word.
  package var status: String
  /// How it ended, for people.
  package var label: String
  /// Whether somebody has to decide about it.
  package var waits = false
  /// The identities of its causes.
  package var causes: [String] = []
  /// A small picture, from the page.
  package var thumb: String?
  /// Its numbers in a few words.
  package var note = ""
  /// The line of the test.
  package var place = ""
  /// The number of that line.
  package var line = 0
  /// What was decided about it before, such as `rejected`.
  package var ruling: Ruling?

  /// A decision that stands.
  package struct Ruling: Encodable, Sendable {
    /// `approve` or `reject`.
    package var action: String
    /// Who.
    package var by: String
    /// When, for people.
    package var at: String
    /// Why.
    package var reason: String?
  }
}
