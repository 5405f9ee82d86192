/// Amounts of money as texts.
package enum Money {
  /// An amount, such as `€12.40`.
  ///
  /// - Parameter cents: The amount in cents.
  package static func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
