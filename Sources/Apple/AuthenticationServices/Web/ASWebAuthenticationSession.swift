// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GalleyServices
import GalleyViews

/// The domain of ``ASWebAuthenticationSessionError``.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The reason why a person has not signed in on a website.
///
/// - Reference: [`ASWebAuthenticationSessionError`](https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror-swift.struct).
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The person did not want to.
    case canceledLogin = 1
    /// There is no provider of the window.
    case presentationContextNotProvided = 2
    /// The page cannot be shown above the window.
    case presentationContextInvalid = 3
  }

  /// The reason.
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The person did not want to.
  public static var canceledLogin: Code { .canceledLogin }
  /// There is no provider of the window.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The page cannot be shown above the window.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }

  /// The domain.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description where Foundation for Linux looks for it, which asks an error with a code for no other one.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// The words of Apple's error.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(ASWebAuthenticationSessionErrorDomain) error \(code.rawValue).)"
  }

  init(_ error: SignInError) {
    self.init(error == .canceled ? .canceledLogin : .presentationContextInvalid)
  }
}

/// A provider of the window for the page; here the page appears above all windows.
///
/// - Reference: [`ASWebAuthenticationPresentationContextProviding`](https://developer.apple.com/documentation/authenticationservices/aswebauthenticationpresentationcontextproviding).
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets a person sign in on a website.
///
/// - Reference: [`ASWebAuthenticationSession`](https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession).
@MainActor @preconcurrency public final class ASWebAuthenticationSession: NSObject {
  /// A closure that receives the final address, or an error.
  public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void

  /// Whether nothing is shared with the browser, so that the system asks nothing.
  public var prefersEphemeralWebBrowserSession = false
  /// The provider of the window for the page.
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?

  private let url: URL
  private let callbackScheme: String?
  private let completionHandler: CompletionHandler
  private var end: (() -> Void)?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - url: The page that it begins with.
  ///   - callbackURLScheme: The scheme of the address that ends it.
  ///   - completionHandler: A closure that receives that address.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.url = url
    callbackScheme = callbackURLScheme
    self.completionHandler = completionHandler
    super.init()
  }

  /// Whether it can be started: it can once, above a window.
  public var canStart: Bool { end == nil && presentationContextProvider != nil }

  /// Asks the person, and shows the page.
  ///
  /// - Returns: Whether it was started.
  @discardableResult public func start() -> Bool {
    guard end == nil else { return false }
    guard presentationContextProvider != nil else {
      completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
      return false
    }
    end = {}
    // It is kept while the page is there, as by the system.
    end = EnvironmentValues.currentSignIn.authenticate(
      at: url, callbackScheme: callbackScheme, isEphemeral: prefersEphemeralWebBrowserSession
    ) { [self] result in
      // A device calls back where the app runs.
      MainActor.assumeIsolated {
        switch result {
        case .success(let url): completionHandler(url, nil)
        case .failure(let error): completionHandler(nil, ASWebAuthenticationSessionError(error))
        }
      }
    }
    return true
  }

  /// Dismisses the page, as if the person had cancelled.
  public func cancel() {
    end?()
  }
}
