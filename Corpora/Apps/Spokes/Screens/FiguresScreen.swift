import AppVariants
import Charts
import SwiftUI

/// The numbers of the week: jobs, takings, and who did how many.
struct FiguresScreen: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var figures: SpokesLook.Figures { look.figures }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: figures.gap) {
        Picker("Range", selection: .constant(figures.range)) {
          Text("Week").tag(0)
          Text("Quarter").tag(1)
          Text("Year").tag(2)
        }
        .pickerStyle(.segmented)
        total
        LoadChart()
        TakingsChart()
        HStack(spacing: 16) {
          medal
          MechanicTable()
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(paint.chalk)
    .navigationTitle("Figures")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var total: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(figures.total)
        .font(
          .system(
            size: 34, weight: figures.totalWeight.weight,
            design: figures.totalIsDigits ? .monospaced : .default))
      Label(figures.trendText, systemImage: figures.trend).font(.footnote).foregroundStyle(.secondary)
    }
  }

  private var medal: some View {
    VStack(spacing: 6) {
      Seal(points: figures.medalPoints, waist: figures.medalWaist)
        .fill(Color(hex: 0xD4A72C))
        .frame(width: figures.medal, height: figures.medal)
        .accessibilityElement()
        .accessibilityLabel("Medal")
      Text("Team of the month").font(.caption2).multilineTextAlignment(.center)
    }
    .frame(width: 80)
  }
}

/// The jobs by day and kind, as stacked bars.
private struct LoadChart: View {
  @Environment(\.look) private var look

  private var load: SpokesLook.Load { look.load }

  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private let services = [4, 3, 5, 2, 4, 2]

  var body: some View {
    CanvasCard(title: "Jobs by day", isUppercased: load.headerIsUppercased) {
      Chart {
        ForEach(Array(days.enumerated()), id: \.element) { index, day in
          bar(day, load.repairs[index], "Repair")
          bar(day, services[index], "Service")
        }
        if load.goalIsShown {
          RuleMark(y: .value("Goal", load.goal))
            .foregroundStyle(.secondary)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
      }
      .chartForegroundStyleScale(
        domain: ["Repair", "Service"], range: [Color(hex: load.repairColor), Color(hex: 0xE0B458)]
      )
      .chartLegend(load.legendIsShown ? .visible : .hidden)
      .frame(height: 130)
    }
  }

  private func bar(_ day: String, _ jobs: Int, _ kind: String) -> some ChartContent {
    BarMark(x: .value("Day", day), y: .value("Jobs", jobs), width: .fixed(load.barWidth))
      .foregroundStyle(by: .value("Kind", kind))
      .cornerRadius(load.barRadius)
  }
}

/// The takings by week, as a line with a symbol for each.
private struct TakingsChart: View {
  @Environment(\.look) private var look

  private var takings: SpokesLook.Takings { look.takings }

  private var method: InterpolationMethod { takings.isSmooth ? .monotone : .linear }

  var body: some View {
    CanvasCard(title: takings.header) {
      Chart {
        ForEach(takings.weeks.indices, id: \.self) { index in
          AreaMark(x: .value("Week", index + 18), y: .value("Takings", takings.weeks[index]))
            .foregroundStyle(Color(hex: takings.color).opacity(takings.area))
            .interpolationMethod(method)
          LineMark(x: .value("Week", index + 18), y: .value("Takings", takings.weeks[index]))
            .foregroundStyle(Color(hex: takings.color))
            .lineStyle(StrokeStyle(lineWidth: takings.line))
            .interpolationMethod(method)
          PointMark(x: .value("Week", index + 18), y: .value("Takings", takings.weeks[index]))
            .foregroundStyle(Color(hex: takings.color))
            .symbol(takings.symbolsAreSquares ? .square : .circle)
            .symbolSize(takings.symbol)
        }
      }
      .chartXScale(domain: 18...24)
      .chartYScale(domain: 0...takings.top)
      .chartYAxis(takings.yAxisIsShown ? .automatic : .hidden)
      .frame(height: takings.height)
    }
  }
}

/// The jobs and hours of each mechanic.
private struct MechanicTable: View {
  @Environment(\.look) private var look

  private var figures: SpokesLook.Figures { look.figures }

  private var rows: [(name: String, jobs: String, hours: String)] {
    var rows = [
      (name: "Jana", jobs: "28", hours: "31 h"),
      (name: "Samir", jobs: "22", hours: "29 h"),
    ]
    if figures.tableIsReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    CanvasCard {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: figures.tableGap) {
        ForEach(rows, id: \.name) { row in
          if figures.rule, row.name != rows.first?.name { Divider() }
          GridRow {
            if figures.columnsAreSwapped {
              Text(row.jobs).bold()
              name(row.name)
            } else {
              name(row.name)
              Text(row.jobs).bold()
            }
            Text(row.hours).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
          }
          .font(.subheadline)
        }
      }
    }
  }

  private func name(_ name: String) -> some View {
    Text(name).frame(maxWidth: .infinity, alignment: .leading)
  }
}
