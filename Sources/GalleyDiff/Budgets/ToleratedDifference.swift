import GalleyImage

/// Pixels whose colours changed and that passed all the same, for one reason.
public struct ToleratedDifference: Sendable, Hashable, Codable {
  /// Why pixels passed.
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    /// The engine tolerates so small a change of colour.
    case tolerated
    /// The engine takes them for an edge that was smoothed otherwise.
    case smoothed
    /// They are equal enough by the budget's `perceptualPrecision`.
    case perceptualPrecision
    /// They are fewer together than the budget's `minimumClusterSize`.
    case minimumClusterSize
    /// They differ, and the budget allows as many.
    case allowance
  }

  /// Why.
  public var reason: Reason
  /// How many pixels.
  public var pixels: Int
  /// Where they all are, in pixels of the picture.
  public var bounds: PixelRect
  /// Where the most of them that touch each other are.
  public var largestPatch: PixelRect
  /// How many of them touch each other there.
  public var largestPatchPixels: Int
  /// How far the colours of any of them are apart at most: 1 as black from white.
  public var greatestMagnitude: Double
}
