import Foundation

/// The request of an app to a person who signs in with Apple.
package struct AppleSignInQuestion: Hashable, Sendable {
  /// Whether it asks for the name.
  package var wantsName = false
  /// Whether it asks for an e-mail address.
  package var wantsEmail = false
  /// The nonce of the identity token, so that no other token can replace it.
  package var nonce: String?

  package init(wantsName: Bool = false, wantsEmail: Bool = false, nonce: String? = nil) {
    self.wantsName = wantsName
    self.wantsEmail = wantsEmail
    self.nonce = nonce
  }
}

/// The facts that an app receives about a person who has signed in with Apple.
package struct AppleSignIn: Hashable, Sendable {
  /// The name of the person for this app, which stays the same.
  package var user: String
  /// The given name; `nil` if the app did not ask for it, or has received it before.
  package var givenName: String?
  /// The family name; `nil` if the app did not ask for it, or has received it before.
  package var familyName: String?
  /// The e-mail address, or one that forwards to it; `nil` if the app did not ask for it, or has received it
  /// before.
  package var email: String?
  /// The JSON web token that identifies the person for the app's server.
  package var identityToken: Data
  /// The code that the app's server exchanges for tokens.
  package var authorizationCode: Data

  /// Gathers it.
  package init(
    user: String, givenName: String? = nil, familyName: String? = nil, email: String? = nil,
    identityToken: Data, authorizationCode: Data
  ) {
    self.user = user
    self.givenName = givenName
    self.familyName = familyName
    self.email = email
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
  }
}

/// Whether a person is signed in to an app with Apple.
package enum AppleSignInState: Hashable, Sendable {
  /// The person never was.
  case notFound
  /// The person is.
  case authorized
  /// The person does no longer use Apple's account for the app.
  case revoked
}

/// The reason why a person has not signed in.
package enum SignInError: Error, Hashable, Sendable {
  /// The person did not want to.
  case canceled
  /// There is no account, or something else is asked just now.
  case impossible
}

/// A service that signs a person in, as an app sees it.
package protocol SignInService {
  /// Lets the person sign in with Apple, in the system's sheet.
  func signIn(
    _ question: AppleSignInQuestion, completion: @escaping (Result<AppleSignIn, SignInError>) -> Void)

  /// Whether a person of a name is signed in to the app with Apple.
  func state(ofUser user: String) -> AppleSignInState

  /// Lets the person sign in on a website, after the system has asked.
  ///
  /// - Parameters:
  ///   - url: The page that it begins with.
  ///   - callbackScheme: The scheme of the address that ends it.
  ///   - isEphemeral: Whether nothing is shared with the browser, so that nothing need be asked.
  ///   - completion: Gets the address that ended it.
  /// - Returns: A closure that ends it from outside.
  func authenticate(
    at url: URL, callbackScheme: String?, isEphemeral: Bool,
    completion: @escaping (Result<URL, SignInError>) -> Void
  ) -> () -> Void
}

/// The service of views outside of any device, with which no user can sign in.
package struct NoSignIn: SignInService {
  package init() {}

  /// Fails at once.
  package func signIn(
    _ question: AppleSignInQuestion, completion: @escaping (Result<AppleSignIn, SignInError>) -> Void
  ) {
    completion(.failure(.impossible))
  }

  /// Returns `notFound` for every user.
  package func state(ofUser user: String) -> AppleSignInState { .notFound }

  /// Fails at once.
  package func authenticate(
    at url: URL, callbackScheme: String?, isEphemeral: Bool,
    completion: @escaping (Result<URL, SignInError>) -> Void
  ) -> () -> Void {
    completion(.failure(.impossible))
    return {}
  }
}
