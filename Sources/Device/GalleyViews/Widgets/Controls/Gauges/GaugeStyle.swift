import Foundation

/// A style of gauges.
///
/// - Reference: [SwiftUI's `GaugeStyle`](https://developer.apple.com/documentation/swiftui/gaugestyle).
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The gauge that is shown.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view of a gauge.
  ///
  /// - Parameter configuration: The gauge.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A gauge that a style shows.
///
/// - Reference: [SwiftUI's `GaugeStyleConfiguration`](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration).
nonisolated public struct GaugeStyleConfiguration {
  /// The label of the value.
  nonisolated public struct Label: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The value in words.
  nonisolated public struct CurrentValueLabel: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The least value in words.
  nonisolated public struct MinimumValueLabel: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The greatest value in words.
  nonisolated public struct MaximumValueLabel: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The marked values in words.
  nonisolated public struct MarkedValueLabel: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The part of the range below the value: 0 to 1.
  public var value: Double
  /// The label of the value.
  public var label: Label
  /// The value in words, if the gauge has some.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words, if the gauge has some.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words, if the gauge has some.
  public var maximumValueLabel: MaximumValueLabel?
  /// The marked values in words, if the gauge has some.
  public var markedValueLabels: MarkedValueLabel?
}

/// The view of a style for a gauge.
nonisolated struct GaugeStyleBody<Style: GaugeStyle>: View {
  let style: StyleProperty<Style>
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum GaugeStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any GaugeStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles of gauges.
  var gaugeStyles: StyleStack<any GaugeStyle> {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the gauges inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `gaugeStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/gaugestyle(_:)).
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    modified(by: EnvironmentModifier { $0.gaugeStyles.push(style) })
  }
}
