// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of ``ASAuthorizationError``.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// The reason why a person has not signed in.
///
/// - Reference: [`ASAuthorizationError`](https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct).
public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// There is no account on the device, or the request is of another kind.
    case unknown = 1000
    /// The person cancelled.
    case canceled = 1001
    /// The response is invalid.
    case invalidResponse = 1002
    /// The request is not handled.
    case notHandled = 1003
    /// The request has failed.
    case failed = 1004
    /// The request requires interaction with the person.
    case notInteractive = 1005
  }

  /// The reason.
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// There is no account on the device.
  public static var unknown: Code { .unknown }
  /// The person cancelled.
  public static var canceled: Code { .canceled }
  /// The response is invalid.
  public static var invalidResponse: Code { .invalidResponse }
  /// The request is not handled.
  public static var notHandled: Code { .notHandled }
  /// The request has failed.
  public static var failed: Code { .failed }
  /// The request requires interaction with the person.
  public static var notInteractive: Code { .notInteractive }

  /// The domain.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description where Foundation for Linux looks for it, which asks an error with a code for no other one.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// The words of Apple's error.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(ASAuthorizationErrorDomain) error \(code.rawValue).)"
  }
}
