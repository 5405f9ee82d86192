import Foundation

/// Makes sentences of ``BudgetError``: what is wrong, and what to do.
public enum BudgetErrorText {
  /// The sentences for an error.
  ///
  /// - Parameter error: What is wrong.
  /// - Returns: One line of two sentences.
  public static func text(for error: BudgetError) -> String {
    switch error {
    case .negative(.minimumClusterSize, let value):
      """
      minimumClusterSize is \(value), but a cluster has at least 1 pixel. Use 1 to count every pixel, or the size \
      of the smallest difference that matters.
      """
    case .negative(let name, let value):
      "\(name.rawValue) is \(value), but a count of pixels is 0 or more. Use 0 to let none differ."
    case .noRatio(let name, let value):
      "\(name.rawValue) is \(number(value)), but it is a part from 0 to 1. \(hint(name, value))"
    }
  }

  private static func hint(_ name: BudgetError.Name, _ value: Double) -> String {
    let none = name == .maxDiffPixelRatio ? "Use 0 to let none differ." : "Use 1 to let nothing differ."
    guard value > 1, value <= 100 else { return none }
    return "Write \(number(value)) % as \(number(value / 100)). \(none)"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
