import GalleyPages

/// Asks for the reason of a rejection, or for a comment.
public struct ReasonDialog: Layout {
  public let text = AnyElement(.any, "reason-text")
  public let confirm = Button("reason-confirm", opens: ReportPage.self)
  public let cancel = Button("reason-cancel", opens: ReportPage.self)

  public init() {}

  /// The promises of the dialog.
  public var body: Blueprint {
    Required {
      text
      confirm
      cancel
    }
  }
}

/// Offers decisions as commands and as a document.
public struct HandoverDialog: Layout {
  public let commands = AnyElement(.any, "handover-commands")
  public let document = AnyElement(.any, "handover-json")
  public let copyDocument = Button("copy-json")

  public init() {}

  /// The promises of the dialog.
  public var body: Blueprint {
    Required {
      commands
      document
      copyDocument
    }
  }
}

/// Lists the checks that a decision left out.
public struct HeldDialog: Layout {
  /// The checks with the reasons.
  public let list = AnyElement(.any, "held-list")
  /// Leads to a check, by its name.
  public let item = Family { (name: String) in Button(.label(name).inside("held-list")) }

  public init() {}

  /// The promises of the dialog.
  public var body: Blueprint {
    Required { list }
  }
}
