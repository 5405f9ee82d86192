import Foundation
import GalleyAutomation
import GalleyJSON

/// A WebDriver server that starts browsers for others: a Selenium Grid, a cloud, or a driver.
///
/// ```swift
/// let login = try Page<Login>(on: .browser("https://shop.example/login", at: "http://user:key@grid.example:4444/wd/hub"))
/// ```
public struct BrowserServer: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The address with its base path, such as `https://user:key@hub.example/wd/hub`.
  public var address: String
  /// Further capabilities of a new session, as an object of JSON, such as `{"se:name": "Login"}`.
  ///
  /// Objects are merged with those of Galley, lists are appended, and other values replace Galley's.
  public var capabilities: String
  /// The address of a proxy on the way to the server; `nil` for none.
  public var proxy: String?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - address: The address with its base path, such as `https://user:key@hub.example/wd/hub`.
  ///   - capabilities: Further capabilities of a new session, as an object of JSON.
  ///   - proxy: The address of a proxy on the way to the server.
  public init(_ address: String, capabilities: String = "{}", proxy: String? = nil) {
    self.address = address
    self.capabilities = capabilities
    self.proxy = proxy
  }

  /// Creates a server without further capabilities from its address.
  public init(stringLiteral value: String) { self.init(value) }

  /// The environment variable with the address of the server of tests that name none.
  static let variable = "GALLEY_WEBDRIVER"
  /// The environment variable with its capabilities.
  static let capabilitiesVariable = "GALLEY_WEBDRIVER_CAPABILITIES"

  /// The server that the environment chooses; `nil` if it chooses none.
  static func chosen(in environment: [String: String] = ProcessInfo.processInfo.environment) -> BrowserServer?
  {
    guard let address = environment[variable], !address.isEmpty else { return nil }
    let capabilities = environment[capabilitiesVariable] ?? ""
    return BrowserServer(address, capabilities: capabilities.isEmpty ? "{}" : capabilities)
  }

  /// The capabilities of a new session: Galley's with those of the server.
  func capabilities(beside own: JSONValue) throws(DriverError) -> JSONValue {
    guard let added = try? JSONDecoder().decode(JSONValue.self, from: Data(capabilities.utf8)),
      case .object = added
    else {
      throw .unsupported(
        "ask for the capabilities \(capabilities)",
        reason: "they are no object of JSON, such as {\"se:name\": \"Login\"}")
    }
    return own.merged(with: ["alwaysMatch": added])
  }
}
