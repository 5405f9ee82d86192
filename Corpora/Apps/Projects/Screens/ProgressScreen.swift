import AppVariants
import Charts
import SwiftUI

/// Figures of the project.
struct ProgressScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.progress.boxGap) {
        Picker("Range", selection: .constant(look.progress.range)) {
          Text("Week").tag(0)
          Text("Month").tag(1)
          Text("Year").tag(2)
        }
        .pickerStyle(.segmented)
        StatRow()
        GroupBox(look.progress.boxTitle) { WeekChart() }
        GroupBox {
          HStack(spacing: 20) {
            StateDonut()
            DonutLegend()
          }
        } label: {
          Label("By state", systemImage: "chart.pie")
        }
        GaugeRow()
        if look.progress.hasNote {
          Text(look.progress.note)
            .font(.footnote)
            .italic(look.progress.noteIsItalic)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(look.progress.noteSide.text)
            .frame(maxWidth: .infinity, alignment: look.progress.noteSide.frame)
        }
      }
      .padding(16)
    }
    .groupBoxStyle(.paper)
    .background(look.canvas)
    .navigationTitle(look.progress.title)
    .navigationBarTitleDisplayMode(look.progress.titleIsLarge ? .large : .inline)
  }
}

/// Two numbers beside one another.
private struct StatRow: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.progress.statGap) {
      if look.progress.statsAreSwapped {
        opened
        closed
      } else {
        closed
        opened
      }
    }
  }

  private var closed: some View {
    stat(look.progress.done, look.progress.doneLabel) {
      Label(look.progress.trend, systemImage: look.progress.trendIcon)
        .labelStyle(CompactLabelStyle())
        .font(.caption.weight(.semibold))
        .foregroundStyle(Color(hex: look.progress.trendColor))
    }
  }

  private var opened: some View {
    stat(31, "opened") { Text("1,204 in all").font(.caption).foregroundStyle(.secondary) }
  }

  private func stat(_ number: Int, _ name: String, @ViewBuilder trend: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(number, format: .number)
          .font(.system(size: look.progress.numberSize, weight: .bold))
          .kerning(look.progress.numberKerning)
        Text(name).font(.subheadline).foregroundStyle(.secondary)
      }
      trend()
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.paper, in: .rect(cornerRadius: look.tokens.boxRadius))
  }
}

/// Bars of the weeks.
private struct WeekChart: View {
  @Environment(\.look) private var look

  var body: some View {
    Chart {
      ForEach(Array(look.progress.bars.enumerated()), id: \.offset) { index, count in
        BarMark(x: .value("Week", "W\(index + 20)"), y: .value("Closed", count), width: 26)
          .foregroundStyle(look.progress.barColor == 0 ? look.signal : Color(hex: look.progress.barColor))
          .cornerRadius(look.progress.barRadius)
      }
      if look.progress.goalIsShown {
        RuleMark(y: .value("Goal", 8))
          .foregroundStyle(.orange)
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
      }
    }
    .chartYAxis(look.progress.axis ? .visible : .hidden)
    .frame(height: look.progress.chartHeight)
  }
}

/// The states as a ring.
private struct StateDonut: View {
  @Environment(\.look) private var look

  var body: some View {
    Chart {
      ForEach(Array(look.progress.slices.enumerated()), id: \.offset) { index, share in
        SectorMark(angle: .value("Share", share), innerRadius: .ratio(look.progress.inner), angularInset: 1)
          .foregroundStyle(color(index))
      }
    }
    .frame(width: 110, height: 110)
  }

  private func color(_ index: Int) -> Color {
    [look.color(of: .done), Color(hex: look.progress.sliceColor), look.color(of: .doing)][index]
  }
}

/// What the ring's colours mean.
private struct DonutLegend: View {
  @Environment(\.look) private var look

  private var rows: [(String, Color)] {
    var rows = [
      ("Done", look.color(of: .done)), ("Review", Color(hex: look.progress.sliceColor)),
      ("In progress", look.color(of: .doing)),
    ]
    if look.progress.legendIsReordered { rows.swapAt(0, 2) }
    return rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: look.progress.legendGap) {
      ForEach(rows, id: \.0) { name, color in
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 12, height: 12)
          Text(name).font(.footnote)
        }
      }
    }
  }
}

/// How the sprint goes.
private struct GaugeRow: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 16) {
      Gauge(value: look.progress.gauge) {
        Text("Sprint")
      } currentValueLabel: {
        Text("\(Int(look.progress.gauge * 100))")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(look.progress.gaugeTint == 0 ? look.signal : Color(hex: look.progress.gaugeTint))
      VStack(alignment: .leading) {
        Text("Sprint 14").font(.headline)
        Text(look.progress.gaugeText).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(14)
    .background(look.paper, in: .rect(cornerRadius: look.tokens.boxRadius))
  }
}
