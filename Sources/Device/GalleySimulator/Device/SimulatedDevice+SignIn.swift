import Foundation
import GalleyAutomation
import GalleyServices
import GalleySystem
import GalleyViews

/// Signing in with Apple.
///
/// - Reference: [Implementing User Authentication with Sign in with
///   Apple](https://developer.apple.com/documentation/authenticationservices/implementing-user-authentication-with-sign-in-with-apple).
extension SimulatedDevice {
  /// The Apple account of the device's owner; `nil` for a device without one, on which signing in with Apple
  /// is impossible.
  public var appleAccount: AppleAccount? {
    get { MainActorEntry.run { settings.account } }
    set { MainActorEntry.run { settings.account = newValue } }
  }

  /// Whether the device recognises the person who signs in.
  ///
  /// After two failures it asks for the ``passcode``.
  public var biometrics: Biometrics {
    get { MainActorEntry.run { settings.biometrics } }
    set { MainActorEntry.run { settings.biometrics = newValue } }
  }

  /// The six digits that the device is unlocked with.
  public var passcode: String {
    get { MainActorEntry.run { settings.passcode } }
    set { MainActorEntry.run { settings.passcode = newValue } }
  }

  /// Stops using the Apple account for an app, as in Settings, Apple Account, Sign in with Apple.
  ///
  /// The app learns of it when it asks, and the next sign-in is like the first one.
  public func stopUsingAppleAccount<Content: App>(for type: Content.Type) {
    let bundleIdentifier = type.bundleIdentifier
    MainActorEntry.run {
      if signIns.apple[bundleIdentifier] != nil { signIns.apple[bundleIdentifier] = .revoked }
    }
  }

  /// Whether a person is signed in to an app.
  @MainActor func signInState(of user: String, in bundleIdentifier: String) -> AppleSignInState {
    guard settings.account?.user(of: bundleIdentifier) == user else { return .notFound }
    return signIns.apple[bundleIdentifier] ?? .notFound
  }

  /// Shows the sheet in which a person signs in to an app.
  @MainActor func signIn(
    to app: InstalledApp, _ question: AppleSignInQuestion,
    completion: @escaping (Result<AppleSignIn, SignInError>) -> Void
  ) {
    let bundleIdentifier = app.bundleIdentifier
    guard let account = settings.account else {
      let missing = SpringboardModel.SystemQuestion(
        title: "Sign in to your Apple Account",
        message: "To use Sign in with Apple, sign in to your Apple Account in Settings.",
        buttons: [.init("Close", .cancel), .init("Settings")])
      return askFromApp(missing) { _ in completion(.failure(.impossible)) }
    }
    let isFirst = signIns.apple[bundleIdentifier] != .authorized
    let request = AppleSignInRequest(
      icon: icon(of: bundleIdentifier), account: account, question: question, isFirst: isFirst,
      confirmation: settings.biometrics == .notEnrolled ? "Continue with Passcode" : "Continue")
    guard show(.appleSignIn(request), for: bundleIdentifier) else { return completion(.failure(.impossible)) }
    let end: (Result<AppleSignIn, SignInError>) -> Void = { [weak self] result in
      self?.home.sheet = nil
      completion(result)
    }
    let succeed: () -> Void = { [weak self, weak request] in
      guard let self, let request else { return }
      signIns.apple[bundleIdentifier] = .authorized
      end(.success(told(of: account, to: bundleIdentifier, by: request)))
    }
    request.cancel = { end(.failure(.canceled)) }
    request.confirm = { [weak self, weak request] in
      if let request { self?.recognise(request, then: succeed) }
    }
    request.enter = { [weak self, weak request] entered in
      if entered == self?.settings.passcode { succeed() } else { request?.wrongPasscodes += 1 }
    }
  }

  /// Makes sure by face or finger of who the person is, else by the passcode.
  @MainActor private func recognise(_ request: AppleSignInRequest, then succeed: @escaping () -> Void) {
    switch settings.biometrics {
    case .matching: return succeed()
    case .notEnrolled: request.step = .passcode
    case .nonMatching:
      request.failures += 1
      guard request.failures < 2 else {
        request.step = .passcode
        return
      }
      let isFace = profile.hasHomeIndicator
      let question = SpringboardModel.SystemQuestion(
        title: isFace ? "Face Not Recognized" : "Touch ID", message: "Try Again",
        buttons: [.init("Cancel", .cancel), .init(isFace ? "Try Face ID Again" : "Try Touch ID Again")])
      askFromApp(question) { [weak self, weak request] answer in
        if answer == 1, let request { self?.recognise(request, then: succeed) }
      }
    }
  }

  /// The sign-in for an app, with name and address the first time only.
  @MainActor private func told(
    of account: AppleAccount, to bundleIdentifier: String, by request: AppleSignInRequest
  ) -> AppleSignIn {
    let user = account.user(of: bundleIdentifier)
    let (question, answer) = (request.question, request.answer)
    let email = answer.sharesEmail ? account.email : account.relay(for: bundleIdentifier)
    let tellsName = request.isFirst && question.wantsName && answer.sharesName
    let tellsEmail = request.isFirst && question.wantsEmail
    let token = IdentityToken(
      aud: bundleIdentifier, sub: user,
      iat: Int(AppClock.start.timeIntervalSince1970 + clock.now / .seconds(1)),
      nonce: question.nonce, email: question.wantsEmail ? email : nil)
    return AppleSignIn(
      user: user, givenName: tellsName ? account.givenName : nil,
      familyName: tellsName ? account.familyName : nil, email: tellsEmail ? email : nil,
      identityToken: token.encoded, authorizationCode: Data("c\(user.filter(\.isHexDigit))".utf8))
  }
}

/// The claims of a token for a person's identity, which is not signed.
///
/// - Reference: [Authenticating users with Sign in with
///   Apple](https://developer.apple.com/documentation/signinwithapple/authenticating-users-with-sign-in-with-apple), on the claims;
///   RFC 7519, section 6, on tokens that are not signed.
private struct IdentityToken: Encodable {
  var iss = "https://appleid.apple.com"
  var aud: String
  var sub: String
  var iat: Int
  var nonce: String?
  var email: String?

  var encoded: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let claims = (try? encoder.encode(self)) ?? Data()
    return Data("\(Self.base64(Data(#"{"alg":"none"}"#.utf8))).\(Self.base64(claims)).".utf8)
  }

  /// Base 64 in the alphabet for addresses, without padding.
  private static func base64(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
