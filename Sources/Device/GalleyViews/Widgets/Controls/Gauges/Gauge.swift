import Foundation
import GalleyTree

/// A value within a range, such as a speed.
///
/// - Reference: [SwiftUI's `Gauge`](https://developer.apple.com/documentation/swiftui/gauge).
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View, PrimitiveView {
  public typealias Body = Never

  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  private let markedValueLabels: MarkedValueLabels?

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>, label: Label, current: CurrentValueLabel?,
    minimum: BoundsLabel?, maximum: BoundsLabel?, marked: MarkedValueLabels?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    markedValueLabels = marked
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    var inside = context
    let style = context.environment.gaugeStyles.nearest ?? DefaultGaugeStyle()
    inside.environment.gaugeStyles = context.environment.gaugeStyles.outer
    return AnyView(styled(style)).reconciled(with: old, in: inside)
  }

  private func styled(_ style: some GaugeStyle) -> any View {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(content: label),
      currentValueLabel: currentValueLabel.map { .init(content: $0) },
      minimumValueLabel: minimumValueLabel.map { .init(content: $0) },
      maximumValueLabel: maximumValueLabel.map { .init(content: $0) },
      markedValueLabels: markedValueLabels.map { .init(content: $0) })
    return GaugeStyleBody(style: StyleProperty(style), configuration: configuration)
      .modified(by: GaugeElement(configuration: configuration))
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: The label of the value.
  /// - Reference: [SwiftUI's `init(value:in:label:)`](https://developer.apple.com/documentation/swiftui/gauge/init(value:in:label:)).
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, in: bounds, label: label(), current: nil, minimum: nil, maximum: nil, marked: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label of its value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: The label of the value.
  ///   - currentValueLabel: The value in words.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      marked: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label of its value, and marks at other values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: The label of the value.
  ///   - currentValueLabel: The value in words.
  ///   - markedValueLabels: The marked values; no style of the library shows them.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      marked: markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of its value and its bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: The label of the value.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: The least value in words.
  ///   - maximumValueLabel: The greatest value in words.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: nil)
  }
}

extension Gauge {
  /// Creates a gauge with labels of its value and its bounds, and marks at other values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: The label of the value.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: The least value in words.
  ///   - maximumValueLabel: The greatest value in words.
  ///   - markedValueLabels: The marked values; no style of the library shows them.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}
