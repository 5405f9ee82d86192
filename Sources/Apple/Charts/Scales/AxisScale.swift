import Foundation

/// The scale of an axis: the mapping of its values to a plot of a size.
struct AxisScale {
  /// The kind of the values.
  enum Content: Equatable {
    case numbers(ClosedRange<Double>)
    case dates(ClosedRange<Double>)
    case categories([String])
  }

  let content: Content
  var type = ScaleType.linear
  /// The points of the first and the last value; the first may be the greater one.
  var start: CGFloat = 0
  var end: CGFloat = 1

  /// The length between two categories, in points, or of the whole axis.
  var step: CGFloat {
    guard case .categories(let names) = content, !names.isEmpty else { return abs(end - start) }
    return abs(end - start) / CGFloat(names.count)
  }

  /// The numbers of the axis; `nil` for categories.
  var domain: ClosedRange<Double>? {
    switch content {
    case .numbers(let domain), .dates(let domain): domain
    case .categories: nil
    }
  }

  /// The point of a value; for a category that of its middle.
  func position(_ value: DataValue) -> CGFloat? {
    switch (content, value) {
    case (.categories(let names), .category(let name)):
      guard let index = names.firstIndex(of: name) else { return nil }
      return start + (end - start) * (CGFloat(index) + 0.5) / CGFloat(names.count)
    default: return value.number.flatMap { position(number: $0) }
    }
  }

  /// The point of a number.
  func position(number: Double) -> CGFloat? {
    guard let domain else { return nil }
    let lower = type.forward(domain.lowerBound)
    let upper = type.forward(domain.upperBound)
    guard upper > lower else { return (start + end) / 2 }
    return start + (end - start) * CGFloat((type.forward(number) - lower) / (upper - lower))
  }

  /// The value at a point.
  func value(at point: CGFloat) -> DataValue? {
    guard start != end else { return nil }
    let fraction = Double((point - start) / (end - start))
    switch content {
    case .categories(let names):
      let index = Int((fraction * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .numbers(let domain): return .number(number(at: fraction, in: domain))
    case .dates(let domain):
      return .date(Date(timeIntervalSinceReferenceDate: number(at: fraction, in: domain)))
    }
  }

  private func number(at fraction: Double, in domain: ClosedRange<Double>) -> Double {
    let lower = type.forward(domain.lowerBound)
    let upper = type.forward(domain.upperBound)
    return type.inverse(lower + (upper - lower) * fraction)
  }

  /// The value of a number on this axis.
  func value(number: Double) -> DataValue {
    if case .dates = content { return .date(Date(timeIntervalSinceReferenceDate: number)) }
    return .number(number)
  }
}
