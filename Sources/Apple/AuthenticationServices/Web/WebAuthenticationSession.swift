import Foundation
import GalleyServices
import GalleyViews

/// Lets a person sign in on a website, for views.
///
/// - Reference: [`WebAuthenticationSession`](https://developer.apple.com/documentation/authenticationservices/webauthenticationsession).
@MainActor @preconcurrency public struct WebAuthenticationSession {
  /// The data that the page shares with the browser.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String

    /// Nothing, so that the system asks nothing.
    public static let ephemeral = BrowserSession(name: "ephemeral")
  }

  nonisolated init() {}

  /// Asks the person, and shows a page until an address ends it.
  ///
  /// - Parameters:
  ///   - url: The page that it begins with.
  ///   - callbackURLScheme: The scheme of the address that ends it.
  ///   - preferredBrowserSession: The data that the page shares with the browser; `nil` for the person's
  ///     data.
  /// - Returns: The address that ended it.
  /// - Throws: ``ASWebAuthenticationSessionError`` if the person did not want to.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      _ = EnvironmentValues.currentSignIn.authenticate(
        at: url, callbackScheme: callbackURLScheme, isEphemeral: preferredBrowserSession == .ephemeral
      ) { continuation.resume(with: $0.mapError { ASWebAuthenticationSessionError($0) }) }
    }
  }
}

extension EnvironmentValues {
  /// Lets a person sign in on a website.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
