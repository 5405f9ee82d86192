import Foundation
import GalleyTree

/// A thumb on a track that chooses a number between two bounds.
///
/// In the element tree it is a `slider` whose value is a whole percentage, such as `50%`. The thumb follows a
/// finger that comes down on it; a tap on the track has no effect, as on iOS. The labels of the ends are
/// visible, but not read aloud.
///
/// - Reference: [SwiftUI's `Slider`](https://developer.apple.com/documentation/swiftui/slider).
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never

  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let onEditingChanged: (Bool) -> Void

  /// Creates a slider with labels.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - label: The label for assistive technology; it is not visible.
  ///   - minimumValueLabel: The label before the track.
  ///   - maximumValueLabel: The label behind the track.
  ///   - onEditingChanged: A closure that receives `true` when a finger takes the thumb, and `false` when it
  ///     lets go.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with labels that moves in steps.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of one step; greater than 0.
  ///   - label: The label for assistive technology; it is not visible.
  ///   - minimumValueLabel: The label before the track.
  ///   - maximumValueLabel: The label behind the track.
  ///   - onEditingChanged: A closure that receives `true` when a finger takes the thumb, and `false` when it
  ///     lets go.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? SliderNode) ?? SliderNode(context.host)
    node.update(
      value, bounds, step: step, label: label, ends: (minimum, maximum), onEditingChanged, in: context)
    return node
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - label: The label for assistive technology; it is not visible.
  ///   - onEditingChanged: A closure that receives `true` when a finger takes the thumb, and `false` when it
  ///     lets go.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with a label that moves in steps.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of one step; greater than 0.
  ///   - label: The label for assistive technology; it is not visible.
  ///   - onEditingChanged: A closure that receives `true` when a finger takes the thumb, and `false` when it
  ///     lets go.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - onEditingChanged: A closure that receives `true` when a finger takes the thumb, and `false` when it
  ///     lets go.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider that moves in steps.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of one step; greater than 0.
  ///   - onEditingChanged: A closure that receives `true` when a finger takes the thumb, and `false` when it
  ///     lets go.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}
