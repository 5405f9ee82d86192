import Foundation

/// What the viewer shows, whatever it is from: a run that was judged, or two folders of pictures.
///
/// It holds words and numbers only, so the page needs to know nothing about runs and stores. Lists stand in
/// ``items``; what only one check has is in ``details``, which the page reads when the check is looked at.
public struct ViewerDocument: Encodable, Sendable {
  /// The version of the format.
  public var format = 1
  /// What it means in one sentence.
  public var title: String
  /// How many checks ended how, in one line.
  public var summary: String
  /// The name of the run, or of what was compared.
  public var run: String
  /// When it began, for people; `nil` if that is not known.
  public var day: String?
  /// Whether nothing waits for a decision.
  public var isClean: Bool
  /// Whether decisions can be made of it at all.
  public var isDecidable: Bool
  /// What both sides are called.
  public var sides: [String]
  /// The checks, what needs a decision first.
  public var items: [ViewerItem]
  /// How many checks ended how, in the order of the list.
  public var statuses: [Count]
  /// The differences by cause, the one in most checks first.
  public var causes: [Group]
  /// What is to be said of the run as a whole.
  public var notes: [Note]
  /// The baselines that no check used.
  public var orphans: [String]
  /// Orphans that are baselines of new checks under another name.
  public var renames: [Rename]
  /// The reports of screens that the run kept.
  public var evidence: [Evidence]
  /// What only the check at the same place of ``items`` has.
  public var details: [ViewerDetail] = []

  /// How many checks ended in a certain way.
  public struct Count: Encodable, Sendable {
    /// The way, in one word.
    public var status: String
    /// The way in words.
    public var label: String
    /// How many.
    public var count: Int
  }

  /// Checks that have a cause in common.
  public struct Group: Encodable, Sendable {
    /// The cause's identity.
    public var id: String
    /// The cause in one sentence.
    public var sentence: String
    /// The places of the checks in ``ViewerDocument/items``.
    public var items: [Int]
  }

  /// Something that is to be said of the run as a whole.
  public struct Note: Encodable, Sendable {
    /// What it is about.
    public var title: String
    /// The sentences.
    public var lines: [String]
    /// Whether the run is not to be trusted for it.
    public var isFault: Bool
  }

  /// A baseline under another name.
  public struct Rename: Encodable, Sendable {
    /// The orphan.
    public var from: String
    /// The new check.
    public var to: String
  }

  /// A report of a screen.
  public struct Evidence: Encodable, Sendable {
    /// What it is about.
    public var title: String
    /// The report.
    public var text: String
    /// The screen then.
    public var picture: ViewerPicture?
    /// The screen one frame before.
    public var previous: ViewerPicture?
    /// Why something of it cannot be shown.
    public var fault: String?
  }

  /// What the list needs; the details are blocks of their own.
  private enum CodingKeys: String, CodingKey {
    case format, title, summary, run, day, isClean, isDecidable, sides, items, statuses, causes, notes,
      orphans,
      renames, evidence
  }
}

/// One check in the viewer's list.
public struct ViewerItem: Encodable, Sendable {
  /// What a decision about it names: the identity of its transition; empty if nothing can be decided.
  public var id = ""
  /// The key as one line.
  public var text: String
  /// The check's own name.
  public var name: String
  /// The suite and the test.
  public var owner: String
  /// What it is listed under by page.
  public var suite: String
  /// The test, with its argument.
  public var test = ""
  /// What it is listed under by device.
  public var device: String
  /// The environment in a few words.
  public var environment: String
  /// How it ended, in one word.
  public var status: String
  /// How it ended, for people.
  public var label: String
  /// Whether somebody has to decide about it.
  public var waits = false
  /// The identities of its causes.
  public var causes: [String] = []
  /// A small picture, from the page.
  public var thumb: String?
  /// Its numbers in a few words.
  public var note = ""
  /// The line of the test.
  public var place = ""
  /// The number of that line.
  public var line = 0
  /// What was decided about it before, such as `rejected`.
  public var ruling: Ruling?

  /// A decision that stands.
  public struct Ruling: Encodable, Sendable {
    /// `approve` or `reject`.
    public var action: String
    /// Who.
    public var by: String
    /// When, for people.
    public var at: String
    /// Why.
    public var reason: String?
  }
}
