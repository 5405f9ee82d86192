/// The number of pixels that may still be read for an explanation.
struct PixelBudget {
  private var left: Int

  /// Makes a budget.
  init(_ pixels: Int) { left = pixels }

  /// Takes pixels out.
  ///
  /// - Returns: Whether there were enough.
  mutating func take(_ pixels: Int) -> Bool {
    left -= pixels
    return left >= 0
  }
}
