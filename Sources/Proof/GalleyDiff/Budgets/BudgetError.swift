import Foundation
import GalleyText

/// A number that is not valid as a budget.
public enum BudgetError: Error, Hashable, Sendable {
  /// The parameter that is not valid.
  public enum Name: String, Hashable, Sendable {
    /// The number of pixels that may differ.
    case maxDiffPixels
    /// The share of all pixels that may differ.
    case maxDiffPixelRatio
    /// The share of all pixels that must be equal.
    case precision
    /// The similarity that a pixel must have.
    case perceptualPrecision
    /// The number of touching pixels that count as a difference.
    case minimumClusterSize
  }

  /// A count below its least value.
  case negative(Name, Int)
  /// A share that is not from 0 to 1.
  case noRatio(Name, Double)
}

extension BudgetError: CustomStringConvertible {
  /// The sentence for people.
  public var description: String { BudgetErrorText.text(for: self) }
}

/// Makes sentences of ``BudgetError``: what is wrong, and what to do.
package enum BudgetErrorText {
  /// The sentences for an error.
  package static func text(for error: BudgetError) -> String {
    switch error {
    case .negative(.minimumClusterSize, let value):
      """
      minimumClusterSize is \(value), but a cluster has at least 1 pixel. Use 1 to count every pixel, or the size \
      of the smallest difference that matters.
      """
    case .negative(let name, let value):
      "\(name.rawValue) is \(value), but a count of pixels is 0 or more. Use 0 to allow none."
    case .noRatio(let name, let value):
      "\(name.rawValue) is \(Numeral.exact(value)), but it is a share from 0 to 1. \(hint(name, value))"
    }
  }

  private static func hint(_ name: BudgetError.Name, _ value: Double) -> String {
    let none = name == .maxDiffPixelRatio ? "Use 0 to allow none." : "Use 1 to allow no difference."
    guard value > 1, value <= 100 else { return none }
    return "Write \(Numeral.exact(value)) % as \(Numeral.exact(value / 100)). \(none)"
  }
}
