import Foundation

extension Stepper where Label == Text {
  /// Makes two buttons with a title that do something.
  ///
  /// - Parameters:
  ///   - titleKey: What stands before them.
  ///   - onIncrement: What the button with the plus does; `nil` keeps it from being tapped.
  ///   - onDecrement: What the button with the minus does; `nil` keeps it from being tapped.
  ///   - onEditingChanged: Told `true` when a finger comes down, and `false` when it is lifted.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value: nil, onIncrement, onDecrement, onEditingChanged)
  }

  /// Makes two buttons with a title that change a number.
  ///
  /// - Parameters:
  ///   - titleKey: What stands before them.
  ///   - value: The number.
  ///   - step: By how much.
  ///   - onEditingChanged: Told `true` when a finger comes down, and `false` when it is lifted.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, nil, step, onEditingChanged)
  }

  /// Makes two buttons with a title that change a number between bounds.
  ///
  /// - Parameters:
  ///   - titleKey: What stands before them.
  ///   - value: The number.
  ///   - bounds: The least and the greatest number; at these a button takes no taps.
  ///   - step: By how much.
  ///   - onEditingChanged: Told `true` when a finger comes down, and `false` when it is lifted.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, bounds, step, onEditingChanged)
  }

  /// Makes two buttons with a title that do something.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value: nil, onIncrement, onDecrement, onEditingChanged)
  }

  /// Makes two buttons with a title that change a number.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, nil, step, onEditingChanged)
  }

  /// Makes two buttons with a title that change a number between bounds.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, bounds, step, onEditingChanged)
  }
}
