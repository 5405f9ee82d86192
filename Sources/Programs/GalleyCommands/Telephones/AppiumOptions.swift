import Foundation

/// The options of commands that look at the screen of a telephone.
package struct AppiumOptions: CommandOptions {
  /// The address of the server.
  package let address: ValueOption<String>
  private let app: ValueOption<String>
  private let capabilities: ValueOption<String>

  package init(_ line: inout OptionReader) {
    address = line.value(
      "--appium", "address", summary: "sketch the screen of the telephone behind this server of Appium")
    app = line.value(
      "--app", "name",
      summary: "with --appium: bring this app to the front before, by its bundle identifier or package")
    capabilities = line.value(
      "--capabilities", "JSON",
      summary: "with --appium: ask for these capabilities, such as {\"udid\": \"auto\"}")
  }

  /// The screen to look at; `nil` if no address is given.
  ///
  /// - Throws: ``UsageError`` for an option that needs the address.
  package func request() throws(UsageError) -> AppiumRequest? {
    guard let address = try address.value() else {
      for option in [app, capabilities] where option.isGiven {
        throw .onlyWith(option.name, self.address.name)
      }
      return nil
    }
    return AppiumRequest(
      address: address, app: try app.value(), capabilities: try capabilities.value() ?? "{}")
  }
}

/// The screen of a telephone behind a server of Appium.
package struct AppiumRequest: Hashable, Sendable {
  /// The address of the server.
  package var address: String
  /// The app that is brought to the front before; `nil` for the one that is there.
  package var app: String?
  /// The capabilities that are asked for, as an object of JSON.
  package var capabilities: String

  /// The address without a user's name and password.
  package var shownAddress: String {
    guard var parts = URLComponents(string: address) else { return address }
    parts.user = nil
    parts.password = nil
    return parts.string ?? address
  }
}
