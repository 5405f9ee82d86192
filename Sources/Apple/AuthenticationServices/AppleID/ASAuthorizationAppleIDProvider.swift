import Foundation
import GalleyServices
import GalleyViews

/// A provider of requests for a person's Apple account.
///
/// - Reference:
///   [`ASAuthorizationAppleIDProvider`](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider).
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, Sendable {
  /// The sign-in state of a person.
  public enum CredentialState: Int, Sendable {
    /// The person no longer uses the account.
    case revoked
    /// The person is signed in.
    case authorized
    /// The person has never signed in.
    case notFound
    /// The app was transferred to another team, which never happens on a simulated device.
    case transferred
  }

  /// A notification that the person no longer uses the account; here it is never posted:
  /// read the state instead.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  public override init() {
    super.init()
  }

  /// Creates a request; the app adds the requested scopes.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Passes the sign-in state of a person to a closure.
  ///
  /// - Parameters:
  ///   - userID: The identifier of the person, from signing in.
  ///   - completion: A closure that receives the answer.
  @MainActor public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(state(of: userID), nil)
  }

  /// Returns the sign-in state of a person.
  ///
  /// - Parameter userID: The identifier of the person, from signing in.
  /// - Returns: The state.
  @MainActor public func credentialState(forUserID userID: String) async throws -> CredentialState {
    state(of: userID)
  }

  @MainActor private func state(of user: String) -> CredentialState {
    switch EnvironmentValues.currentSignIn.state(ofUser: user) {
    case .notFound: .notFound
    case .authorized: .authorized
    case .revoked: .revoked
    }
  }
}

/// A request for the identity of a person.
///
/// - Reference: [`ASAuthorizationRequest`](https://developer.apple.com/documentation/authenticationservices/asauthorizationrequest).
open class ASAuthorizationRequest: NSObject {
  override init() {
    super.init()
  }

  /// The provider of the request.
  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
}

/// A request to sign a person in.
///
/// - Reference:
///   [`ASAuthorizationOpenIDRequest`](https://developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest).
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The requested scopes.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that is returned unchanged.
  open var state: String?
  /// A value for the identity token.
  open var nonce: String?
  /// The requested operation; here it is always the one that fits the person.
  open var requestedOperation: ASAuthorization.OpenIDOperation = .operationImplicit
}

/// A request to sign a person in with Apple.
///
/// - Reference:
///   [`ASAuthorizationAppleIDRequest`](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest).
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The person, if the app knows the identity.
  public var user: String?

  /// The question for the device.
  var question: AppleSignInQuestion {
    let scopes = requestedScopes ?? []
    return AppleSignInQuestion(
      wantsName: scopes.contains(.fullName), wantsEmail: scopes.contains(.email), nonce: nonce)
  }
}
