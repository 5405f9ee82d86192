/// The place where the level or budget of a check was set; the later of these wins.
package enum MatchOrigin: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nobody: everything must be equal.
  case standard = "default"
  /// `Galley.json`.
  case project
  /// A suite, a test, or a block within one.
  case test
  /// The layout, for its checkpoint.
  case checkpoint
  /// The check itself.
  case check
}

/// The places where the level and the budget of a check were set.
package struct MatchOrigins: Sendable, Hashable, Codable {
  /// The place where the level was set.
  package var level: MatchOrigin
  /// The place where the budget was set.
  package var budget: MatchOrigin

  /// Names who stated both.
  package init(level: MatchOrigin = .standard, budget: MatchOrigin = .standard) {
    self.level = level
    self.budget = budget
  }
}
