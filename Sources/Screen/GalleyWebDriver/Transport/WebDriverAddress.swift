import Foundation

/// The address of a WebDriver server: a local driver, a grid, or a cloud.
package struct WebDriverAddress: Hashable, Sendable {
  /// The beginning of every command's address, with the base path and without a slash at its end, such as `http://127.0.0.1:9515`
  /// or `https://hub.example/wd/hub`.
  package var base: String
  /// The user's name and password, with a colon between them.
  package var credentials: String?
  /// The address of a proxy; `nil` for none.
  package var proxy: String?

  /// The address of a driver on this machine.
  package static func local(port: UInt16) -> WebDriverAddress {
    WebDriverAddress(base: "http://127.0.0.1:\(port)", credentials: nil, proxy: nil)
  }

  package init(base: String, credentials: String?, proxy: String?) {
    self.base = base
    self.credentials = credentials
    self.proxy = proxy
  }

  /// Reads an address such as `https://name:key@hub.example/wd/hub`, whose user goes into the credentials.
  ///
  /// - Throws: ``WebDriverError/noAddress(_:)``, which holds no credentials.
  package init(_ text: String, proxy: String? = nil) throws(WebDriverError) {
    guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty, parts.query == nil,
      parts.fragment == nil
    else { throw .noAddress(Self.withoutUser(text)) }
    let user = parts.user
    credentials = user.map { "\($0):\(parts.password ?? "")" }
    parts.user = nil
    parts.password = nil
    while parts.path.hasSuffix("/") { parts.path.removeLast() }
    guard let base = parts.string else { throw .noAddress(Self.withoutUser(text)) }
    self.base = base
    self.proxy = proxy
  }

  private static func withoutUser(_ text: String) -> String {
    text.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init) ?? text
  }
}
