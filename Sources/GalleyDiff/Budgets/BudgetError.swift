/// A number that is no budget.
public enum BudgetError: Error, Hashable, Sendable {
  /// Which number.
  public enum Name: String, Hashable, Sendable {
    /// How many pixels may differ.
    case maxDiffPixels
    /// Which part of all pixels may differ.
    case maxDiffPixelRatio
    /// Which part of all pixels must be equal.
    case precision
    /// How equal a pixel must be.
    case perceptualPrecision
    /// How many pixels that touch make a difference.
    case minimumClusterSize
  }

  /// A count below its least value.
  case negative(Name, Int)
  /// A part that is not from 0 to 1.
  case noRatio(Name, Double)
}

extension BudgetError: CustomStringConvertible {
  /// The sentence for people.
  public var description: String { BudgetErrorText.text(for: self) }
}
