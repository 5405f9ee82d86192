import Foundation

/// What has a person authorized by: here Apple's accounts alone.
///
/// - Reference: [`ASAuthorizationProvider`](https://developer.apple.com/documentation/authenticationservices/asauthorizationprovider).
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What an app learns of a person who was authorized.
///
/// - Reference: [`ASAuthorizationCredential`](https://developer.apple.com/documentation/authenticationservices/asauthorizationcredential).
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// That a person has signed in.
///
/// - Reference: [`ASAuthorization`](https://developer.apple.com/documentation/authenticationservices/asauthorization).
public final class ASAuthorization: NSObject, Sendable {
  /// Something that an app asks for.
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

  /// What is done.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What is right for the person.
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

  /// What has authorized the person.
  public var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
  /// What the app learns.
  public var credential: any ASAuthorizationCredential { appleID }
}
