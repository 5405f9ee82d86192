import GalleyPages

/// The page of a report, from a disk or of the review server.
public struct ReportPage: Layout {
  /// The mark at the top, which shows the run as a whole.
  public let wordmark = Button("wordmark")
  /// The way back to the list, in a narrow window.
  public let toList = Button("back")
  /// The number of checks that are decided.
  public let progress = Label("progress-text")
  /// The same number as a bar.
  public let progressBar = ProgressIndicator("progress")
  /// Offers decisions as commands, on a page from a disk.
  public let handOver = Button("handover", opens: HandoverDialog.self)
  /// Says that the review server does not answer.
  public let connection = AnyElement(.any, "connection")
  /// Asks the review server again.
  public let reconnect = Button("reconnect")

  /// The filter of the list.
  public let search = SearchField("search")
  /// The number of checks in the list.
  public let count = Label("count")
  /// The checks.
  public let list = AnyElement(.any, "list")
  /// Folds a group of the list, by a part of its title.
  public let fold = Family { (title: String) in
    Button(.label(beginningWith: "Fold ", containing: title).inside("list"))
  }
  /// Approves a group of the list, by its number of checks.
  public let approveGroup = Family { (count: Int) in
    Button(.label(beginningWith: "Approve \(count) checks: ").inside("list"))
  }
  /// The ways to group the list.
  public let grouping = Family { (title: String) in Tab(.label(title).inside(.label("List by"))) }
  /// The filters by status; the number of checks follows the name.
  public let filter = Family { (name: String) in
    Button(.label(beginningWith: name).inside("filters"))
  }

  /// The name of the check that is shown.
  public let title = AnyElement(.any, "check-title")
  /// The views of its pictures.
  public let view = Family { (title: String) in Tab(.label(title).inside("views")) }
  /// The panels about it.
  public let panel = Family { (title: String) in Tab(.label(beginningWith: title).inside("panels")) }
  /// The place among the differences of its picture.
  public let differenceCount = Label("difference-count")
  /// Fits the picture into its place; its label is the scale.
  public let zoom = Button("zoom-fit")
  /// Leads to differences out of sight.
  public let offscreen = Button("offscreen")
  /// Approves the choice; its label has the number of checks.
  public let approve = Button("approve")
  public let reject = Button("reject", opens: ReasonDialog.self)
  public let comment = Button("comment", opens: ReasonDialog.self)
  public let undo = Button("undo")
  /// Says which checks of the choice an approval would leave out.
  public let heldNote = Label("held-note")

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required { wordmark }
    Optionally {
      search
      list
    }
  }
}
