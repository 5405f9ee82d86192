import Foundation

/// A style of progress views.
///
/// - Reference: [SwiftUI's `ProgressViewStyle`](https://developer.apple.com/documentation/swiftui/progressviewstyle).
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The progress view to show.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view of a progress view.
  ///
  /// - Parameter configuration: The progress view.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A progress view that a style shows.
///
/// - Reference: [SwiftUI's `ProgressViewStyleConfiguration`](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration).
nonisolated public struct ProgressViewStyleConfiguration {
  /// The label of the task.
  nonisolated public struct Label: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The label of the completed amount.
  nonisolated public struct CurrentValueLabel: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The completed part, from 0 to 1; `nil` if unknown.
  public let fractionCompleted: Double?
  /// The label of the task, if there is one.
  public var label: Label?
  /// The label of the completed amount, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// The view of a style for a progress view.
nonisolated struct ProgressViewStyleBody<Style: ProgressViewStyle>: View {
  let style: StyleProperty<Style>
  let configuration: ProgressViewStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

/// The default style of progress views: a bar if the completed amount is known, otherwise spokes that turn.
///
/// - Reference: [SwiftUI's `DefaultProgressViewStyle`](https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle).
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  /// A bar or spokes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

/// Spokes that turn, even if the completed amount is known, as on iOS.
///
/// - Reference: [SwiftUI's `CircularProgressViewStyle`](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle).
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates a style with a tint colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Spokes that turn.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

/// A bar that fills.
///
/// - Reference: [SwiftUI's `LinearProgressViewStyle`](https://developer.apple.com/documentation/swiftui/linearprogressviewstyle).
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates a style with a tint colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// A bar that fills.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// Spokes that turn, with the label below.
///
/// Spokes and label are one element; Apple does not document the elements of the device.
nonisolated private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.areLabelsHidden) private var hidesLabel

  @MainActor var body: some View {
    VStack(spacing: 8) {
      ActivityIndicator(label: configuration.label, tint: tint)
      if !hidesLabel {
        configuration.label.foregroundStyle(.secondary).accessibilityHidden(true)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A bar, with the label above and the value below.
nonisolated private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.areLabelsHidden) private var hidesLabel

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !hidesLabel { configuration.label.accessibilityHidden(true) }
      ProgressBar(fraction: configuration.fractionCompleted, label: configuration.label, tint: tint)
      if !hidesLabel { configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// The spokes of an activity indicator.
nonisolated private struct ActivityIndicator: View, PrimitiveView {
  typealias Body = Never

  let label: ProgressViewStyleConfiguration.Label?
  let tint: Color?

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ProgressNode) ?? ProgressNode(context.host)
    node.update(label, tint: tint, in: context)
    return node
  }
}

/// The bar of a progress view.
nonisolated private struct ProgressBar: View, PrimitiveView {
  typealias Body = Never

  let fraction: Double?
  let label: ProgressViewStyleConfiguration.Label?
  let tint: Color?

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ProgressBarNode) ?? ProgressBarNode(context.host)
    node.update(fraction, label: label, tint: tint, in: context)
    return node
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style for the progress view's place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Spokes that turn.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension View {
  /// Sets the style of progress views.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `progressViewStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)).
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    modified(by: EnvironmentModifier { $0.progressViewStyles.push(style) })
  }
}
