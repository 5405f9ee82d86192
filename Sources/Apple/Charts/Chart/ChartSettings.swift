import Foundation
import SwiftUI

/// The settings of the modifiers around a chart.
struct ChartSettings {
  /// The setting of an axis.
  enum AxisSetting {
    case automatic
    case hidden
    case custom([AxisMarkSet])
  }

  /// The view that names an axis.
  struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
  }

  /// An app's settings for the legend.
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// The values of a scale with their outputs, in order.
  struct DiscreteScale<Output> {
    var domain: [DataValue]?
    var range: [Output]?
  }

  /// A view before or behind the plot.
  struct Layer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
  }

  /// A binding that a finger on the plot sets.
  enum Selection {
    case x((DataValue?) -> Void)
    case y((DataValue?) -> Void)
    case angle((Double?) -> Void)
    case xRange(((DataValue, DataValue)?) -> Void)
  }

  var scales: [Axis: ScaleSettings] = [:]
  var axes: [Axis: AxisSetting] = [:]
  var titles: [Axis: [AxisTitle]] = [:]
  var legend = Legend()
  var styles = DiscreteScale<AnyShapeStyle>()
  var symbols = DiscreteScale<AnyChartSymbolShape>()
  var lines = DiscreteScale<StrokeStyle>()
  var symbolSizes: ClosedRange<CGFloat>?
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var selections: [Selection] = []
  var scrollableAxes: Axis.Set = []
  var scrollPositions: [Axis: DataValue] = [:]

  /// Changes the settings of a scale.
  mutating func scale(
    _ axis: Axis, domain: (any ScaleDomain)?, range: (any PositionScaleRange)?, type: ScaleType?
  ) {
    // Settings nearer to the chart take precedence.
    var scale = scales[axis] ?? ScaleSettings()
    if let domain = domain as? any PrimitiveScaleDomain { scale.domain = domain.chosen }
    if let range = range as? any PrimitivePositionRange { scale.range = range }
    if let type { scale.type = type }
    scales[axis] = scale
  }
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  /// The settings of the modifiers around a chart.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Changes the settings of the charts in a view.
  func charts(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
