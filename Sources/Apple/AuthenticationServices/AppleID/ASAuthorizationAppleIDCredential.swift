import Foundation
import GalleyServices

/// An assessment of whether a person is real.
///
/// - Reference: [`ASUserDetectionStatus`](https://developer.apple.com/documentation/authenticationservices/asuserdetectionstatus).
public enum ASUserDetectionStatus: Int, Sendable {
  /// The system provides no assessment.
  case unsupported
  /// The status is unknown.
  case unknown
  /// The person is likely real.
  case likelyReal
}

/// The information about a person who has signed in with Apple.
///
/// Name and e-mail address are provided once, when the person signs in for the first time. The identity token
/// has the same claims as Apple's, but is not signed.
///
/// - Reference: [`ASAuthorizationAppleIDCredential`](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential).
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, Sendable {
  private let signIn: AppleSignIn
  /// The state of the request.
  public let state: String?
  /// The scopes that were granted.
  public let authorizedScopes: [ASAuthorization.Scope]

  init(_ signIn: AppleSignIn, for request: (state: String?, scopes: [ASAuthorization.Scope])) {
    self.signIn = signIn
    state = request.state
    authorizedScopes = request.scopes
    super.init()
  }

  /// The identifier of the person, which is stable for this app.
  public var user: String { signIn.user }
  /// The e-mail address, or one that forwards to it.
  public var email: String? { signIn.email }
  /// The name; its parts are `nil` if they were not granted.
  public var fullName: PersonNameComponents? {
    var name = PersonNameComponents()
    name.givenName = signIn.givenName
    name.familyName = signIn.familyName
    return name
  }
  /// The identity of the person for the app's server, as a JSON web token.
  public var identityToken: Data? { signIn.identityToken }
  /// The code that the app's server exchanges for tokens.
  public var authorizationCode: Data? { signIn.authorizationCode }
  /// The assessment of whether the person is real: on a simulated device always likely.
  public var realUserStatus: ASUserDetectionStatus { .likelyReal }
}
