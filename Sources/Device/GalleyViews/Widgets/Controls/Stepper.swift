import Foundation
import GalleyText
import GalleyTree

/// A control of two buttons that decrease or increase a number, with a label before them.
///
/// In the element tree it is a `stepper` with the buttons `Decrement` and `Increment`; their identifiers are
/// the stepper's with the suffixes `-Decrement` and `-Increment`. Holding a button repeats its action.
///
/// - Reference: [SwiftUI's `Stepper`](https://developer.apple.com/documentation/swiftui/stepper).
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  let label: Label
  let value: String?
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// Creates two buttons with actions.
  ///
  /// - Parameters:
  ///   - label: The label before them.
  ///   - onIncrement: The action of the button with the plus; `nil` disables it.
  ///   - onDecrement: The action of the button with the minus; `nil` disables it.
  ///   - onEditingChanged: A closure that receives `true` when a finger comes down, and `false` when it
  ///     lifts.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value: nil, onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates two buttons that change a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: The step.
  ///   - label: The label before them.
  ///   - onEditingChanged: A closure that receives `true` when a finger comes down, and `false` when it
  ///     lifts.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// Creates two buttons that change a number between bounds.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number; at a bound the button is disabled.
  ///   - step: The step.
  ///   - label: The label before them.
  ///   - onEditingChanged: A closure that receives `true` when a finger comes down, and `false` when it
  ///     lifts.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  init(
    _ label: Label, value: String?, _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.value = value
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  init<Value: Strideable>(
    _ label: Label, _ value: Binding<Value>, _ bounds: ClosedRange<Value>?, _ step: Value.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func moved(by stride: Value.Stride) -> Value? {
      let now = value.wrappedValue
      let next = now.advanced(by: stride)
      guard let bounds else { return next }
      let clamped = min(bounds.upperBound, max(bounds.lowerBound, next))
      return clamped == now ? nil : clamped
    }
    func action(by stride: Value.Stride) -> (() -> Void)? {
      guard moved(by: stride) != nil else { return nil }
      return { if let next = moved(by: stride) { value.wrappedValue = next } }
    }
    let number = value.wrappedValue
    self.init(
      label,
      value: (number as? any BinaryFloatingPoint).map { Numeral.decimal(Double($0)) } ?? "\(number)",
      action(by: step), action(by: 0 - step), onEditingChanged)
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? StepperNode) ?? StepperNode(context.host)
    node.updateLabel(label, in: context)
    node.update(
      value: value, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    return node
  }
}
