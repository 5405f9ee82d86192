import GalleyPages

/// The sign-in of the bookshop.
public struct SignInPage: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// Nothing is typed.
    case empty
  }

  public let name = Field("signIn.name")
  public let password = SecureField("signIn.password")
  /// Whether the name is there at the next sign-in.
  public let remember = Toggle("signIn.remember")
  /// The button that signs in.
  public let submit = Button("signIn.submit", opens: OneOf<BookList, SignInPage>.self)
  /// Says why nobody was signed in.
  public let message = Label("signIn.message")
  /// Is there while the server is asked.
  public let busy = ProgressIndicator("signIn.busy")

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      name
      password
      remember
      submit
    }
    Optionally { message }
    Absent { busy }
    Checkpoint(Checkpoints.empty) {}
  }
}
