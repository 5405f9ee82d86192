import GalleyPages

/// The sign-in.
public struct SignIn: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// Nothing is typed.
    case empty
  }

  /// Who signs in.
  public let name = Field("name")
  /// The password.
  public let password = SecureField("password")
  /// Signs in.
  public let signIn = Button("signIn")
  /// What the person is told.
  public let message = Label("message")

  /// Makes the layout.
  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      name
      password
      signIn
    }
    Optionally { message }
    Checkpoint(Checkpoints.empty) {}
  }
}

/// The greeting of who is new.
public struct WelcomePrompt: Layout {
  /// The alert.
  public let alert = Alert(.label("Welcome"))
  /// Takes it away.
  public let close = Button(.label("Close"))

  /// Makes the layout.
  public init() {}

  /// The promises of the greeting.
  public var body: Blueprint {
    Required {
      alert
      close
    }
  }
}
