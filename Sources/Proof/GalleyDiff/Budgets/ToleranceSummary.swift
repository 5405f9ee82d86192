import GalleyImage

/// A summary of what a comparison tolerated; every check records one, also when it passes.
package struct ToleranceSummary: Sendable, Hashable, Codable {
  /// The number of pixels that differ and count.
  package var counted: Int
  /// The number of pixels that may differ.
  package var allowed: Int
  /// The pixels that changed and passed, by reason.
  package var forgiven: [ToleratedDifference]
  /// The size of the largest patch that could differ in addition without failing, in pixels.
  package var largestPassingPatch: Int
  /// The number of pixels that were not compared.
  package var ignoredPixels: Int
  /// The number of these that differ.
  package var ignoredDifferences: Int

  /// The number of pixels that changed and passed.
  package var forgivenPixels: Int { forgiven.reduce(0) { $0 + $1.pixels } }

  /// Makes an account.
  package init(
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

/// The pixels that changed and passed nevertheless, for one reason.
package struct ToleratedDifference: Sendable, Hashable, Codable {
  /// The reason why pixels passed.
  package enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    /// The engine tolerates so small a change of colour.
    case tolerated
    /// The engine takes them for an edge with different anti-aliasing.
    case smoothed
    /// They are equal enough by the budget's `perceptualPrecision`.
    case perceptualPrecision
    /// They are fewer together than the budget's `minimumClusterSize`.
    case minimumClusterSize
    /// They differ, and the budget allows as many.
    case allowance
  }

  /// The reason.
  package var reason: Reason
  /// The number of pixels.
  package var pixels: Int
  /// The smallest rectangle around all of them, in pixels.
  package var bounds: PixelRect
  /// The smallest rectangle around the largest patch of touching pixels.
  package var largestPatch: PixelRect
  /// The number of pixels in that patch.
  package var largestPatchPixels: Int
  /// The largest colour distance among them; 1 is black to white.
  package var greatestMagnitude: Double
}
