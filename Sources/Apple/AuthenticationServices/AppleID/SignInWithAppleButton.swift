import Foundation
import GalleyViews

/// A button that lets a person sign in with Apple.
///
/// - Reference: [`SignInWithAppleButton`](https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton).
public struct SignInWithAppleButton: View {
  /// The words on it.
  public struct Label: Hashable, Sendable {
    let title: String

    /// Signing in.
    public static let signIn = Label(title: "Sign in with Apple")
    /// Signing up.
    public static let signUp = Label(title: "Sign up with Apple")
    /// Going on.
    public static let `continue` = Label(title: "Continue with Apple")
  }

  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    let name: String

    /// White on black.
    public static let black = Style(name: "black")
    /// Black on white.
    public static let white = Style(name: "white")
    /// Black on white with a line around.
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The words on it.
  ///   - onRequest: A closure that adds the scopes to the request.
  ///   - onCompletion: A closure that receives the person who has signed in, or an error.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// The minimum height, in points, and the radius of its corners.
  private static let leastHeight: CGFloat = 30
  private static let cornerRadius: CGFloat = 6

  private var isDark: Bool { style == .black }

  /// The button, which fills the space that it is offered.
  public var body: some View {
    Button {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      onRequest(request)
      request.perform { onCompletion($0.mapError { $0 }) }
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "applelogo").accessibilityHidden(true)
        Text(label.title)
      }
      .font(.system(size: 19, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
      .foregroundStyle(isDark ? Color.white : .black)
      .frame(maxWidth: .infinity, minHeight: Self.leastHeight, maxHeight: .infinity)
      .background(
        isDark ? Color.black : .white,
        in: RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
      )
      .overlay {
        if style == .whiteOutline {
          RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
            .strokeBorder(Color.black, lineWidth: 1)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the colours of buttons that let a person sign in with Apple.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
