import Foundation
import GalleyServices

/// Whether somebody seems to be a real person.
///
/// - Reference: [`ASUserDetectionStatus`](https://developer.apple.com/documentation/authenticationservices/asuserdetectionstatus).
public enum ASUserDetectionStatus: Int, Sendable {
  /// Nothing is known on this system.
  case unsupported
  /// It is not clear.
  case unknown
  /// It seems so.
  case likelyReal
}

/// What an app learns of a person who has signed in with Apple.
///
/// Name and e-mail address are told once, when the person signs in for the first time. The identity token has the claims of Apple's, but
/// is not signed.
///
/// - Reference: [`ASAuthorizationAppleIDCredential`](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential).
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, Sendable {
  private let signIn: AppleSignIn
  /// What the request had.
  public let state: String?
  /// What the app was told.
  public let authorizedScopes: [ASAuthorization.Scope]

  init(_ signIn: AppleSignIn, for request: (state: String?, scopes: [ASAuthorization.Scope])) {
    self.signIn = signIn
    state = request.state
    authorizedScopes = request.scopes
    super.init()
  }

  /// The person, by a name for this app that stays the same.
  public var user: String { signIn.user }
  /// The e-mail address, or one that forwards to it.
  public var email: String? { signIn.email }
  /// The name; its parts are `nil` where the app was not told.
  public var fullName: PersonNameComponents? {
    var name = PersonNameComponents()
    name.givenName = signIn.givenName
    name.familyName = signIn.familyName
    return name
  }
  /// What tells the app's server who the person is, as a JSON web token.
  public var identityToken: Data? { signIn.identityToken }
  /// What the app's server gets tokens for.
  public var authorizationCode: Data? { signIn.authorizationCode }
  /// Whether this is a real person: on a simulated device it seems so.
  public var realUserStatus: ASUserDetectionStatus { .likelyReal }
}
