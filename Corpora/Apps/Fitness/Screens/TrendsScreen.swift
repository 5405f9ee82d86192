import AppVariants
import Charts
import SwiftUI

/// Weeks in charts.
struct TrendsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: look.trends.cardGap) {
          Picker("Period", selection: .constant(look.trends.period)) {
            Text("Week").tag(0)
            Text("Month").tag(1)
            Text("Year").tag(2)
          }
          .pickerStyle(.segmented)
          StepsCard()
          HeartCard()
          details
          Text(look.trends.note).font(.footnote).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: look.trends.noteSide.frame)
        }
        .padding(16)
      }
      .background(look.ground)
      .navigationTitle("Trends")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var details: some View {
    VStack(spacing: 10) {
      if look.trends.detailOrder {
        LabeledContent("Longest run", value: "12.4 km")
        LabeledContent("Active days", value: "6 of 7")
      } else {
        LabeledContent("Active days", value: "6 of 7")
        LabeledContent("Longest run", value: "12.4 km")
      }
      if look.trends.hasBest {
        Divider()
        LabeledContent("Best day", value: "Thursday")
      }
    }
    .card()
  }
}

/// A week of steps as bars.
private struct StepsCard: View {
  @Environment(\.look) private var look

  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(look.trends.total).font(.title3).fontWeight(look.trends.totalWeight.weight)
        Spacer()
        change
      }
      chart.frame(height: look.trends.chartHeight)
    }
    .card()
  }

  private var change: some View {
    Label(look.trends.change, systemImage: look.trends.changeIcon)
      .font(.caption.weight(.semibold))
      .foregroundStyle(look.lime)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(look.trends.changeIsFilled ? look.lime.opacity(0.18) : .clear, in: Capsule())
  }

  private var chart: some View {
    Chart {
      ForEach(Array(zip(days, look.trends.steps)), id: \.0) { day, steps in
        BarMark(x: .value("Day", day), y: .value("Steps", steps), width: .ratio(0.6))
          .cornerRadius(look.trends.barRadius)
          .foregroundStyle(look.trends.barColor == 0 ? look.lime : Color(hex: look.trends.barColor))
      }
      if look.trends.goalIsShown {
        RuleMark(y: .value("Goal", look.trends.goal))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .foregroundStyle(.gray)
      }
    }
    .chartYAxis(look.trends.axis ? .automatic : .hidden)
  }
}

/// A week of the heart's rate as a line.
private struct HeartCard: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(look.trends.rest, systemImage: "heart.fill")
        .font(look.trends.restFont.font)
        .foregroundStyle(Color(hex: look.heartColor))
      Chart(Array(look.trends.heart.enumerated()), id: \.offset) { day, rate in
        LineMark(x: .value("Day", day), y: .value("Rate", rate))
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: look.trends.lineWidth, lineCap: .round))
          .foregroundStyle(Color(hex: look.trends.lineColor))
        if look.trends.hasDots {
          PointMark(x: .value("Day", day), y: .value("Rate", rate)).foregroundStyle(.gray)
        }
      }
      .chartYScale(domain: 55...66)
      .frame(height: 120)
    }
    .card()
  }
}
