import Foundation
import GalleyViews

/// The result of signing in.
///
/// - Reference: [`ASAuthorizationResult`](https://developer.apple.com/documentation/authenticationservices/asauthorizationresult).
public enum ASAuthorizationResult: Sendable {
  /// A person with an Apple account.
  case appleID(ASAuthorizationAppleIDCredential)
}

/// An action that lets a person sign in, for views.
///
/// - Reference: [`AuthorizationController`](https://developer.apple.com/documentation/authenticationservices/authorizationcontroller).
@MainActor @preconcurrency public struct AuthorizationController {
  nonisolated init() {}

  /// Shows the system's sheet.
  ///
  /// - Parameter request: The request; one for an Apple account.
  /// - Returns: The result of signing in.
  /// - Throws: ``ASAuthorizationError`` if signing in fails.
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }

  /// Shows the system's sheet for the first request for Apple's account.
  ///
  /// - Parameter requests: The requests.
  /// - Returns: The result of signing in.
  /// - Throws: ``ASAuthorizationError`` if signing in fails.
  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
    guard let request = requests.lazy.compactMap({ $0 as? ASAuthorizationAppleIDRequest }).first else {
      throw ASAuthorizationError(.notHandled)
    }
    let authorization = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<ASAuthorization, any Error>) in
      request.perform { continuation.resume(with: $0.mapError { $0 }) }
    }
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      throw ASAuthorizationError(.invalidResponse)
    }
    return .appleID(credential)
  }
}

extension EnvironmentValues {
  /// An action that lets a person sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
