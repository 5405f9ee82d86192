/// What a comparison cost of what was tolerated: the account that every check keeps, passing ones too.
public struct ToleranceSummary: Sendable, Hashable, Codable {
  /// How many pixels differ and count.
  public var counted: Int
  /// How many may.
  public var allowed: Int
  /// Pixels that changed and passed all the same, reason by reason.
  public var forgiven: [ToleratedDifference]
  /// How many pixels the largest patch has that could differ as well, and would have passed unseen.
  public var largestPassingPatch: Int
  /// How many pixels were not compared at all.
  public var ignoredPixels: Int
  /// How many of these differ.
  public var ignoredDifferences: Int

  /// How many pixels changed and passed all the same.
  public var forgivenPixels: Int { forgiven.reduce(0) { $0 + $1.pixels } }

  /// Makes an account.
  ///
  /// - Parameters:
  ///   - counted: How many pixels differ and count.
  ///   - allowed: How many may.
  ///   - forgiven: Pixels that changed and passed all the same.
  ///   - largestPassingPatch: How many pixels could differ as well.
  ///   - ignoredPixels: How many pixels were not compared.
  ///   - ignoredDifferences: How many of these differ.
  public init(
    counted: Int = 0, allowed: Int = 0, forgiven: [ToleratedDifference] = [], largestPassingPatch: Int = 0,
    ignoredPixels: Int = 0, ignoredDifferences: Int = 0
  ) {
    self.counted = counted
    self.allowed = allowed
    self.forgiven = forgiven
    self.largestPassingPatch = largestPassingPatch
    self.ignoredPixels = ignoredPixels
    self.ignoredDifferences = ignoredDifferences
  }
}
