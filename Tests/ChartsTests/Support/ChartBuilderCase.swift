import Charts
import ContentBuilders
import SwiftUI
import Testing

/// A content builder of charts with several views in it.
struct ChartBuilderCase: Sendable, CustomTestStringConvertible {
  /// The type or modifier, and its parameter.
  let testDescription: String
  let order: ViewOrder
  let view: @MainActor @Sendable (MeasuredFrames) -> AnyView

  init(
    _ name: String, _ order: ViewOrder,
    @ViewBuilder _ view: @escaping @MainActor @Sendable (MeasuredFrames) -> some View
  ) {
    testDescription = name
    self.order = order
    self.view = { AnyView(view($0)) }
  }

  static let all = [
    ChartBuilderCase("annotation.content", .apart) { frames in
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Count", 5)).annotation { Pair(frames: frames) }
      }
      .chartYScale(domain: 0...10)
    },
    ChartBuilderCase("symbol.symbol", .apart) { frames in
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbol { Pair(frames: frames) }
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...10)
    },
    ChartBuilderCase("AxisValueLabel.content", .apart) { frames in
      chart.chartYAxis {
        AxisMarks(values: [2]) { _ in AxisValueLabel { Pair(frames: frames) } }
      }
    },
    ChartBuilderCase("chartXAxisLabel.content", .apart) { frames in
      chart.chartXAxisLabel { Pair(frames: frames) }
    },
    ChartBuilderCase("chartYAxisLabel.content", .apart) { frames in
      chart.chartYAxisLabel { Pair(frames: frames) }
    },
    ChartBuilderCase("chartLegend.content", .apart) { frames in
      chart.chartLegend { Pair(frames: frames) }
    },
    ChartBuilderCase("chartOverlay.content", .depth) { frames in
      chart.chartOverlay { _ in Pair(frames: frames) }
    },
    ChartBuilderCase("chartBackground.content", .depth) { frames in
      chart.chartBackground { _ in Pair(frames: frames) }
    },
    ChartBuilderCase("chartPlotStyle.content", .depth) { frames in
      chart.chartPlotStyle { plot in
        plot
        Pair(frames: frames)
      }
    },
  ]

  @MainActor private static var chart: some View {
    Chart {
      BarMark(x: .value("Name", "A"), y: .value("Count", 2))
      BarMark(x: .value("Name", "B"), y: .value("Count", 4))
    }
  }
}
