import Foundation
import SwiftUI

nonisolated extension View {
  /// Shows or hides the x axis of charts.
  ///
  /// - Reference: [Swift Charts' `chartXAxis(_:)`](https://developer.apple.com/documentation/swiftui/view/chartxaxis(_:)).
  public func chartXAxis(_ visibility: Visibility) -> some View {
    charts { $0.axes[.horizontal] = visibility == .hidden ? .hidden : .automatic }
  }

  /// Sets the content of the x axis of charts.
  ///
  /// - Reference: [Swift Charts' `chartXAxis(content:)`](https://developer.apple.com/documentation/swiftui/view/chartxaxis(content:)).
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let sets = content().markSets
    return charts { $0.axes[.horizontal] = .custom(sets) }
  }

  /// Shows or hides the y axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    charts { $0.axes[.vertical] = visibility == .hidden ? .hidden : .automatic }
  }

  /// Sets the content of the y axis of charts.
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let sets = content().markSets
    return charts { $0.axes[.vertical] = .custom(sets) }
  }

  /// Names the x axis of charts by a text from the app's string tables.
  ///
  /// - Reference: [Swift Charts' `chartXAxisLabel(_:position:alignment:spacing:)`](https://developer.apple.com/documentation/swiftui/view/chartxaxislabel(_:position:alignment:spacing:)).
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Names the x axis of charts by a verbatim text.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the x axis of charts by a text.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Names the x axis of charts by a view.
  public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    title(.horizontal, position, alignment, spacing, AnyView(content().inColumn))
  }

  /// Names the y axis of charts by a text from the app's string tables.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Names the y axis of charts by a verbatim text.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the y axis of charts by a text.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Names the y axis of charts by a view.
  public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    title(.vertical, position, alignment, spacing, AnyView(content().inColumn))
  }

  private func title(
    _ axis: Axis, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ content: AnyView
  ) -> some View {
    charts {
      $0.titles[axis, default: []].append(
        ChartSettings.AxisTitle(
          position: position, alignment: alignment, spacing: spacing, content: content))
    }
  }

  /// Shows or hides the legend of charts.
  ///
  /// - Reference: [Swift Charts' `chartLegend(_:)`](https://developer.apple.com/documentation/swiftui/view/chartlegend(_:)).
  public func chartLegend(_ visibility: Visibility) -> some View {
    charts { $0.legend.visibility = visibility }
  }

  /// Sets the place of the legend of charts.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    charts {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// Shows a view as the legend of charts.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content().inColumn)
    return charts {
      $0.legend = ChartSettings.Legend(
        position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }

  /// Changes the plot of charts, such as by a background, a border or a frame.
  ///
  /// - Reference: [Swift Charts' `chartPlotStyle(content:)`](https://developer.apple.com/documentation/swiftui/view/chartplotstyle(content:)).
  public func chartPlotStyle(@ViewBuilder content: @escaping (ChartPlotContent) -> some View) -> some View {
    charts { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Places a view in front of charts.
  ///
  /// - Reference: [Swift Charts' `chartOverlay(alignment:content:)`](https://developer.apple.com/documentation/swiftui/view/chartoverlay(alignment:content:)).
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    charts {
      $0.overlays.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Places a view behind charts.
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    charts {
      $0.backgrounds.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) })
    }
  }
}
