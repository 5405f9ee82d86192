import Foundation

/// A provider that authorizes a person: here Apple accounts only.
///
/// - Reference: [`ASAuthorizationProvider`](https://developer.apple.com/documentation/authenticationservices/asauthorizationprovider).
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The information about an authorized person.
///
/// - Reference: [`ASAuthorizationCredential`](https://developer.apple.com/documentation/authenticationservices/asauthorizationcredential).
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The result of an authorization.
///
/// - Reference: [`ASAuthorization`](https://developer.apple.com/documentation/authenticationservices/asauthorization).
public final class ASAuthorization: NSObject, Sendable {
  /// A scope of information that an app requests.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The e-mail address.
    public static let email = Scope(rawValue: "email")
  }

  /// An operation of a request.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The operation that fits the person.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// Signing in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// Signing in again.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// Signing out, which shows nothing.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  private let appleID: ASAuthorizationAppleIDCredential

  init(_ credential: ASAuthorizationAppleIDCredential) {
    appleID = credential
    super.init()
  }

  /// The provider that has authorized the person.
  public var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
  /// The information about the person.
  public var credential: any ASAuthorizationCredential { appleID }
}
