import GalleyTree

/// What a comparison by levels found: what counts, and what was forgiven.
public struct LeveledComparison: Sendable, Hashable, Codable {
  /// The level of everything outside of regions.
  public var level: MatchLevel
  /// Why it does not pass, most telling first.
  public var causes: [Cause]
  /// What changed and does not count at its level, most telling first.
  public var forgiven: [Cause]
  /// How many pixels differ, forgiven ones included.
  public var differingPixels: Int
  /// How many pixels differ that count and that no element accounts for.
  public var unexplainedPixels: Int

  /// Whether nothing that counts has changed.
  public var passes: Bool { causes.isEmpty && unexplainedPixels == 0 }

  /// One sentence that says why it passes, or that it does not.
  public var summary: String {
    let forgave = forgiven.isEmpty ? "" : "; \(Phrase.count(forgiven.count, "change")) forgiven"
    if causes.isEmpty, unexplainedPixels == 0 {
      return
        "\(level.name): \(forgiven.isEmpty ? "nothing changed" : "nothing that counts changed")\(forgave)"
    }
    let pixels = causes.isEmpty ? ", \(unexplainedPixels) px unexplained" : ""
    return "\(level.name): \(Phrase.count(causes.count, "change"))\(pixels)\(forgave)"
  }

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - level: The level of everything outside of regions.
  ///   - causes: Why it does not pass.
  ///   - forgiven: What does not count.
  ///   - differingPixels: How many pixels differ.
  ///   - unexplainedPixels: How many that count belong to no element.
  public init(
    level: MatchLevel, causes: [Cause] = [], forgiven: [Cause] = [], differingPixels: Int = 0,
    unexplainedPixels: Int = 0
  ) {
    self.level = level
    self.causes = causes
    self.forgiven = forgiven
    self.differingPixels = differingPixels
    self.unexplainedPixels = unexplainedPixels
  }
}
