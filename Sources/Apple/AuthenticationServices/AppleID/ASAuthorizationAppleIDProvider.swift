import Foundation
import GalleyServices
import GalleyViews

/// What asks for a person's account at Apple.
///
/// - Reference:
///   [`ASAuthorizationAppleIDProvider`](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider).
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, Sendable {
  /// Whether a person is signed in.
  public enum CredentialState: Int, Sendable {
    /// No longer.
    case revoked
    /// The person is.
    case authorized
    /// The person never was.
    case notFound
    /// The app belongs to another team now, which no simulated device knows of.
    case transferred
  }

  /// Is posted on Apple's devices when a person no longer uses the account; here nothing posts it, and the state tells.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  public override init() {
    super.init()
  }

  /// Makes a request, to which is added what the app wants to learn.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Tells whether a person is signed in.
  ///
  /// - Parameters:
  ///   - userID: The person, as told when signing in.
  ///   - completion: A closure that receives the answer.
  @MainActor public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(state(of: userID), nil)
  }

  /// Tells whether a person is signed in.
  ///
  /// - Parameter userID: The person, as told when signing in.
  /// - Returns: Whether.
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

/// A wish to learn who a person is.
///
/// - Reference: [`ASAuthorizationRequest`](https://developer.apple.com/documentation/authenticationservices/asauthorizationrequest).
open class ASAuthorizationRequest: NSObject {
  override init() {
    super.init()
  }

  /// What is asked.
  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
}

/// A wish to sign a person in.
///
/// - Reference:
///   [`ASAuthorizationOpenIDRequest`](https://developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest).
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app wants to learn.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back unchanged.
  open var state: String?
  /// What the identity token is to hold.
  open var nonce: String?
  /// What is to be done; here it is always what is right for the person.
  open var requestedOperation: ASAuthorization.OpenIDOperation = .operationImplicit
}

/// A wish to sign a person in with Apple.
///
/// - Reference:
///   [`ASAuthorizationAppleIDRequest`](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest).
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The person, where the app knows who it is.
  public var user: String?

  /// What the device is asked.
  var question: AppleSignInQuestion {
    let scopes = requestedScopes ?? []
    return AppleSignInQuestion(
      wantsName: scopes.contains(.fullName), wantsEmail: scopes.contains(.email), nonce: nonce)
  }
}
