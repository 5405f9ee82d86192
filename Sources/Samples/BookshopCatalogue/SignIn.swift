/// Name and password of a reader.
package struct SignIn: Codable, Hashable, Sendable {
  package var name: String
  package var password: String
  /// Whether the session outlives the browser.
  package var isRemembered: Bool?

  package init(name: String, password: String, isRemembered: Bool? = nil) {
    self.name = name
    self.password = password
    self.isRemembered = isRemembered
  }

  /// The password of every reader.
  package static let password = "bookworm"

  /// Whether the shop knows the reader.
  package var isRight: Bool { !name.allSatisfy(\.isWhitespace) && password == Self.password }

  /// The message for a reader whom the shop does not know.
  package static let refusal = "Name or password is wrong."
}

/// The answer to a sign-in.
package struct SignedIn: Codable, Hashable, Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }
}
