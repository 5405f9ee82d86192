import Foundation
import GalleyServices
import GalleyViews

/// The account at Apple of the person whom a device belongs to.
public struct AppleAccount: Hashable, Sendable {
  /// The given name of the account's owner.
  public var givenName: String
  /// The family name of the account's owner.
  public var familyName: String
  /// The e-mail address.
  public var email: String

  public init(givenName: String, familyName: String, email: String) {
    self.givenName = givenName
    self.familyName = familyName
    self.email = email
  }

  /// The person of Apple's own pictures.
  public static let johnAppleseed = AppleAccount(
    givenName: "John", familyName: "Appleseed", email: "j.appleseed@icloud.com")

  /// The number of digits of a device's passcode.
  static let passcodeLength = 6

  var name: String { "\(givenName) \(familyName)" }

  /// The person's name for an app, in the form of Apple's, which depends on both alone.
  package func user(of bundleIdentifier: String) -> String {
    let digits = Self.hexDigits(of: "\(email) \(bundleIdentifier)")
    return "000\(digits.prefix(3)).\(digits.dropFirst(3)).\(String(digits.suffix(4)))"
  }

  /// The address that forwards mail of an app.
  func relay(for bundleIdentifier: String) -> String {
    "\(Self.hexDigits(of: "\(bundleIdentifier) \(email)").prefix(10))@privaterelay.appleid.com"
  }

  /// The FNV-1a hash of a text, twice from different starts, as 32 hexadecimal digits.
  ///
  /// - Reference: Fowler, Noll, Vo and Eastlake, [The FNV Non-Cryptographic Hash
  ///   Algorithm](https://datatracker.ietf.org/doc/draft-eastlake-fnv/).
  private static func hexDigits(of text: String) -> String {
    let starts: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x84222325_CBF29CE4]
    return starts.map { start in
      let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}

/// Whether the device recognises the person by face or finger, as in the Simulator's menu Features.
public enum Biometrics: Hashable, Sendable, CaseIterable {
  /// It does.
  case matching
  /// It does not.
  case nonMatching
  /// Biometrics were never set up, so the passcode is required.
  case notEnrolled
}

/// The sign-ins to apps, and the pages of websites.
struct SignIns {
  /// The apps that the person has signed in to with Apple, and those whose sign-in was revoked.
  var apple: [String: AppleSignInState] = [:]
  /// The content that tests show at addresses with a prefix, the latest first.
  var pages: [(prefix: String, title: String, content: @MainActor (WebSignInPage) -> AnyView)] = []
}
