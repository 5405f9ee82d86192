import Foundation

/// What an app of the corpus is launched with: the screen that it shows, and its look.
package struct Launch<Look: Codable & Sendable>: Sendable {
  /// The variable that names the screen.
  package static var screenKey: String { "SCREEN" }
  /// The variable with the look as JSON.
  package static var lookKey: String { "LOOK" }

  /// The screen's name.
  package var screen: String
  /// All that a mutation can change.
  package var look: Look

  /// Names a screen and its look.
  package init(screen: String, look: Look) {
    self.screen = screen
    self.look = look
  }

  /// Reads a launch environment; without a look in it, the approved one holds.
  package init(environment: [String: String], approved: Look) throws {
    screen = environment[Self.screenKey] ?? ""
    look =
      try environment[Self.lookKey].map { try JSONDecoder().decode(Look.self, from: Data($0.utf8)) }
      ?? approved
  }

  /// The launch environment that says this.
  package func environment() throws -> [String: String] {
    [
      Self.screenKey: screen,
      Self.lookKey: String(decoding: try JSONEncoder().encode(look), as: UTF8.self),
    ]
  }
}
