import GalleyPages

public struct SignIn: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// Nothing is typed.
    case empty
  }

  /// The field for the name.
  public let name = Field("name")
  /// The field for the password.
  public let password = SecureField("password")
  /// The button that signs in.
  public let signIn = Button("signIn")
  /// The message to the person.
  public let message = Label("message")

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

/// The greeting of a new user.
public struct WelcomePrompt: Layout {
  public let alert = Alert(.label("Welcome"))
  /// The button that closes the message.
  public let close = Button(.label("Close"))

  public init() {}

  /// The promises of the greeting.
  public var body: Blueprint {
    Required {
      alert
      close
    }
  }
}
