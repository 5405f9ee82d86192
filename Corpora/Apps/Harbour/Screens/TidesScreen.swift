import AppVariants
import Charts
import SwiftUI

/// The tides of the day, the moon, and the passengers of the week.
struct TidesScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var tides: HarbourLook.Tides { look.tides }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Picker("Range", selection: .constant(tides.range)) {
          Text("Day").tag(0)
          Text("Week").tag(1)
          Text("Month").tag(2)
        }
        .pickerStyle(.segmented)
        level
        TideChart()
        TrafficChart()
        HStack(alignment: .center, spacing: 16) {
          moon
          TideTable()
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(palette.fog)
    .navigationTitle("Tides")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var level: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(tides.level)
        .font(
          .system(
            size: 38, weight: tides.levelWeight.weight,
            design: tides.levelIsDigits ? .monospaced : .default))
      Label("rising until 16:05", systemImage: tides.trendIcon).font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private var moon: some View {
    VStack(spacing: 6) {
      Circle()
        .fill(.gray.opacity(0.3))
        .overlay { Moon(lit: tides.lit).fill(Color(hex: 0xE8C468)) }
        .frame(width: tides.moon, height: tides.moon)
        .accessibilityElement()
        .accessibilityLabel("Moon")
      Text("Waxing crescent").font(.caption2).multilineTextAlignment(.center)
    }
    .frame(width: 84)
  }
}

/// The water of the day, as a curve.
private struct TideChart: View {
  @Environment(\.look) private var look

  private var tides: HarbourLook.Tides { look.tides }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(tides.header).font(.headline)
      Chart {
        ForEach(tides.heights.indices, id: \.self) { index in
          AreaMark(x: .value("Hour", index * 3), y: .value("Metres", tides.heights[index]))
            .foregroundStyle(Color(hex: tides.color).opacity(tides.area))
            .interpolationMethod(.monotone)
          LineMark(x: .value("Hour", index * 3), y: .value("Metres", tides.heights[index]))
            .foregroundStyle(Color(hex: tides.color))
            .lineStyle(StrokeStyle(lineWidth: tides.line))
            .interpolationMethod(.monotone)
        }
        if tides.nowIsShown {
          RuleMark(x: .value("Now", 13))
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
        }
      }
      .chartXScale(domain: 0...24)
      .chartYScale(domain: 0...tides.top)
      .chartYAxis(tides.yAxisIsShown ? .automatic : .hidden)
      .frame(height: 130)
    }
    .plank()
  }
}

/// The passengers of the week, to the islands and back.
private struct TrafficChart: View {
  @Environment(\.look) private var look

  private var traffic: HarbourLook.Traffic { look.traffic }

  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private let back = [290, 300, 270, 310, 380, 540, 590]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Passengers").font(.headline).textCase(traffic.headerIsUppercased ? .uppercase : nil)
      Chart {
        ForEach(Array(days.enumerated()), id: \.element) { index, day in
          bar(day, traffic.out[index], "Out")
          bar(day, back[index], "Back")
        }
      }
      .chartForegroundStyleScale(
        domain: ["Out", "Back"], range: [Color(hex: traffic.outColor), Color(hex: 0xE0A458)]
      )
      .chartLegend(traffic.legendIsShown ? .visible : .hidden)
      .frame(height: 120)
    }
    .plank()
  }

  private func bar(_ day: String, _ people: Int, _ way: String) -> some ChartContent {
    BarMark(x: .value("Day", day), y: .value("People", people), width: .fixed(14))
      .foregroundStyle(by: .value("Way", way))
      .cornerRadius(traffic.barRadius)
  }
}

/// High and low water, row by row.
private struct TideTable: View {
  @Environment(\.look) private var look

  private var tides: HarbourLook.Tides { look.tides }

  private var rows: [(name: String, time: String, height: String)] {
    var rows = [
      (name: "Low water", time: "03:10", height: "0.4 m"),
      (name: "High water", time: "12:05", height: "2.1 m"),
    ]
    if tides.tableIsReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: tides.tableGap) {
      ForEach(rows, id: \.name) { row in
        if tides.rule, row.name != rows.first?.name { Divider() }
        GridRow {
          if tides.columnsAreSwapped {
            Text(row.time).bold()
            name(row.name)
          } else {
            name(row.name)
            Text(row.time).bold()
          }
          Text(row.height).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
        }
        .font(.subheadline)
      }
    }
    .plank()
  }

  private func name(_ name: String) -> some View {
    Text(name).frame(maxWidth: .infinity, alignment: .leading)
  }
}
