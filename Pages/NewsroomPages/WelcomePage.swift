import GalleyPages

/// The pages at the first start of the app, one step at a time.
public struct WelcomePage: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The first step.
    case beginning
  }

  /// The title of the step.
  public let title = Label("welcome.title")
  /// Goes on; the second and the third step ask first.
  public let proceed = Button("welcome.continue")
  /// Goes on without a question.
  public let skip = Button("welcome.skip")

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      title
      proceed
    }
    Optionally { skip }
    Checkpoint(Checkpoints.beginning) {}
  }
}

/// The system's question for the location, which is on its home screen's side and not the app's.
public struct LocationQuestion: Layout {
  public let alert = Alert(.type(.alert))
  /// Says yes until the app ends.
  public let allowOnce = Button(.label("Allow Once"))
  /// The button that allows it.
  public let allow = Button(.label("Allow While Using App"))
  /// The button that denies it.
  public let deny = Button(.label("Don’t Allow"))

  public init() {}

  /// The promises of the question.
  public var body: Blueprint {
    Required {
      alert
      allowOnce
      allow
      deny
    }
  }
}

/// Another question of the system's, such as that for notifications.
public struct PermissionQuestion: Layout {
  public let alert = Alert(.type(.alert))
  /// The button that allows it.
  public let allow = Button(.label("Allow"))
  /// The button that denies it.
  public let deny = Button(.label("Don’t Allow"))

  public init() {}

  /// The promises of the question.
  public var body: Blueprint {
    Required {
      alert
      allow
      deny
    }
  }
}
