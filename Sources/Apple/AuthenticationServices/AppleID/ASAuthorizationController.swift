import Foundation
import GalleyServices
import GalleyViews

/// The window above which a request is shown.
public typealias ASPresentationAnchor = UIWindow

/// A delegate that receives the outcome of signing in.
///
/// - Reference:
///   [`ASAuthorizationControllerDelegate`](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate).
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the person has signed in.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when signing in has failed.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// The default: does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  /// The default: does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// A provider of the window for a request; here requests appear above all windows.
///
/// - Reference: [`ASAuthorizationControllerPresentationContextProviding`](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerpresentationcontextproviding).
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A controller that lets a person sign in with the system's sheet.
///
/// Of several requests the first one for an Apple account is performed.
///
/// - Reference: [`ASAuthorizationController`](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller).
@MainActor @preconcurrency public final class ASAuthorizationController: NSObject {
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate, which receives the outcome.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The provider of the window.
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller that signs a person in.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Shows the sheet.
  public func performRequests() {
    guard let request = authorizationRequests.lazy.compactMap({ $0 as? ASAuthorizationAppleIDRequest }).first
    else {
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
      return
    }
    // It is kept while the sheet is there, as by the system.
    request.perform { [self] result in
      switch result {
      case .success(let authorization):
        delegate?.authorizationController(controller: self, didCompleteWithAuthorization: authorization)
      case .failure(let error):
        delegate?.authorizationController(controller: self, didCompleteWithError: error)
      }
    }
  }
}

extension ASAuthorizationAppleIDRequest {
  /// Asks the person.
  @MainActor func perform(
    _ completion: @escaping @MainActor (Result<ASAuthorization, ASAuthorizationError>) -> Void
  ) {
    let answer = (state: state, scopes: requestedScopes ?? [])
    EnvironmentValues.currentSignIn.signIn(question) { result in
      // A device calls back where the app runs.
      MainActor.assumeIsolated {
        completion(
          result.map { ASAuthorization(ASAuthorizationAppleIDCredential($0, for: answer)) }
            .mapError { ASAuthorizationError($0 == .canceled ? .canceled : .unknown) })
      }
    }
  }
}
