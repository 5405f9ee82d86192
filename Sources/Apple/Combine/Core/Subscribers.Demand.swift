extension Subscribers {
  /// A number of values that a subscriber requests.
  ///
  /// - Reference: [Combine's `Subscribers.Demand`](https://developer.apple.com/documentation/combine/subscribers/demand).
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// `Int.max` stands for no limit, which no sum of counts reaches.
    private var count: Int

    private init(count: Int) {
      self.count = count
    }

    /// A demand without a limit.
    public static let unlimited = Demand(count: .max)

    /// No value.
    public static let none = Demand(count: 0)

    /// A demand for a number of values.
    ///
    /// - Parameter value: The number, which must not be negative.
    /// - Returns: The demand.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative, and this one is \(value)")
      return Demand(count: Swift.min(value, .max - 1))
    }

    /// The number of values, or `nil` without a limit.
    public var max: Int? { count == .max ? nil : count }

    /// The number, or `unlimited`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Fewer values.
    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }

    /// Whether the demand is less than a number.
    public static func < (a: Demand, b: Int) -> Bool { a.count < b }

    /// Whether the demand is greater than a number.
    public static func > (a: Demand, b: Int) -> Bool { a.count > b }

    /// Whether the demand equals a number.
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }

    /// Adds two demands; the sum is unlimited if one of them is.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let first = a.max, let second = b.max else { return .unlimited }
      let (sum, isTooLarge) = first.addingReportingOverflow(second)
      return .max(isTooLarge ? .max - 1 : sum)
    }

    /// Adds a number of values to a demand.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }

    /// Adds a demand.
    public static func += (a: inout Demand, b: Demand) { a = a + b }

    /// Adds a number of values.
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Subtracts a demand; the result is never below zero, and an unlimited demand stays unlimited.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let first = a.max else { return .unlimited }
      guard let second = b.max else { return .none }
      return .max(Swift.max(first - second, 0))
    }

    /// Subtracts a number of values from a demand.
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }

    /// Subtracts a demand.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }

    /// Subtracts a number of values.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    /// Multiplies a demand by a number.
    public static func * (a: Demand, b: Int) -> Demand {
      guard let count = a.max else { return b == 0 ? .none : .unlimited }
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: b)
      return .max(isTooLarge ? .max - 1 : product)
    }
  }
}
