nonisolated extension Slider {
  /// Creates a slider with labels; SwiftUI's older form.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at its ends.
  ///   - onEditingChanged: A closure that receives whether a finger moves the slider.
  ///   - minimumValueLabel: The label at the start.
  ///   - maximumValueLabel: The label at the end.
  ///   - label: The label of the number.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with labels that moves in steps; SwiftUI's older form.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at its ends.
  ///   - step: The distance of the numbers that it stops at.
  ///   - onEditingChanged: A closure that receives whether a finger moves the slider.
  ///   - minimumValueLabel: The label at the start.
  ///   - maximumValueLabel: The label at the end.
  ///   - label: The label of the number.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label; SwiftUI's older form.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label that moves in steps; SwiftUI's older form.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
