import Foundation

/// An indicator of progress: a bar if the completed amount is known, otherwise spokes that turn.
///
/// The spokes turn eight steps per second; a picture shows the step at its instant.
///
/// - Reference: [SwiftUI's `ProgressView`](https://developer.apple.com/documentation/swiftui/progressview).
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never

  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    var inside = context
    let style = context.environment.progressViewStyles.nearest ?? DefaultProgressViewStyle()
    inside.environment.progressViewStyles = context.environment.progressViewStyles.outer
    return AnyView(styled(style)).reconciled(with: old, in: inside)
  }

  private func styled(_ style: some ProgressViewStyle) -> any View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: $0) },
      currentValueLabel: currentValueLabel.map { .init(content: $0) })
    return ProgressViewStyleBody(style: StyleProperty(style), configuration: configuration)
  }

  /// The part that is done; `nil` if it is not known.
  static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
    value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an activity indicator.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates an activity indicator with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates an activity indicator with a title.
  public init(_ title: String) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// Creates an indicator of the completed amount.
  ///
  /// - Parameters:
  ///   - value: The completed amount; `nil` if unknown.
  ///   - total: The total amount.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Creates an indicator of the completed amount, with a label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label)
  {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// Creates an indicator of the completed amount, with a title.
  public init<Value: BinaryFloatingPoint>(_ title: String, value: Value?, total: Value = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: nil)
  }

  /// Creates an indicator of a task's completed amount, at the moment when the view is created.
  public init(_ progress: Progress) where Label == EmptyView {
    let fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    self.init(fraction: fraction, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates an indicator of the completed amount, with a label for the task and one for the amount.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the indicator of a style's configuration, in the style that is set further out.
  ///
  /// - Parameter configuration: The indicator.
  /// - Reference: [SwiftUI's `init(_:)`](https://developer.apple.com/documentation/swiftui/progressview/init(_:)-3m4th).
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
