import Foundation

extension Stepper where Label == Text {
  /// Creates two buttons with a title and actions.
  ///
  /// - Parameters:
  ///   - titleKey: The title before them.
  ///   - onIncrement: The action of the button with the plus; `nil` disables it.
  ///   - onDecrement: The action of the button with the minus; `nil` disables it.
  ///   - onEditingChanged: A closure that receives `true` when a finger comes down, and `false` when it
  ///     lifts.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value: nil, onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates two buttons with a title that change a number.
  ///
  /// - Parameters:
  ///   - titleKey: The title before them.
  ///   - value: The number.
  ///   - step: The step.
  ///   - onEditingChanged: A closure that receives `true` when a finger comes down, and `false` when it
  ///     lifts.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, nil, step, onEditingChanged)
  }

  /// Creates two buttons with a title that change a number between bounds.
  ///
  /// - Parameters:
  ///   - titleKey: The title before them.
  ///   - value: The number.
  ///   - bounds: The least and the greatest number; at a bound the button is disabled.
  ///   - step: The step.
  ///   - onEditingChanged: A closure that receives `true` when a finger comes down, and `false` when it
  ///     lifts.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, bounds, step, onEditingChanged)
  }

  /// Creates two buttons with a title and actions.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value: nil, onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates two buttons with a title that change a number.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, nil, step, onEditingChanged)
  }

  /// Creates two buttons with a title that change a number between bounds.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, bounds, step, onEditingChanged)
  }
}
