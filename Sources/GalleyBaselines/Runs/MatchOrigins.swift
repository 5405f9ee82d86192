/// Who stated how closely a check compares; the later of these wins.
public enum MatchOrigin: String, Sendable, Hashable, Codable, CaseIterable {
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

/// Who stated the level of a check, and who its budget.
public struct MatchOrigins: Sendable, Hashable, Codable {
  /// Who stated the level.
  public var level: MatchOrigin
  /// Who stated the budget.
  public var budget: MatchOrigin

  /// Names who stated both.
  ///
  /// - Parameters:
  ///   - level: Who stated the level.
  ///   - budget: Who stated the budget.
  public init(level: MatchOrigin = .standard, budget: MatchOrigin = .standard) {
    self.level = level
    self.budget = budget
  }
}
