import AppVariants
import Charts
import SwiftUI

/// What the laboratory found.
struct ResultsScreen: View {
  @Environment(\.look) private var look

  private struct Value: Identifiable {
    var id: String
    var value: String
    var place: Double
    var isHigh = false
  }

  private var values: [Value] {
    var all = [
      Value(
        id: look.results.firstName, value: look.results.firstValue, place: look.results.first, isHigh: true),
      Value(id: "HDL cholesterol", value: "1.6", place: 0.45),
      Value(id: "Triglycerides", value: "1.1", place: 0.3),
    ]
    if look.results.hasFourth { all.append(Value(id: "Glucose", value: "5.2", place: 0.5)) }
    if look.results.hasFifth { all.append(Value(id: "Potassium", value: "4.1", place: 0.4)) }
    if look.results.isReordered { all.swapAt(0, 1) }
    return all
  }

  var body: some View {
    list
      .navigationTitle(look.results.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Share", systemImage: look.results.shareIcon) {} }
  }

  @ViewBuilder private var list: some View {
    if look.results.isPlain { rows.listStyle(.plain) } else { rows.listStyle(.insetGrouped) }
  }

  private var rows: some View {
    List {
      Section {
        ForEach(values) { row($0) }
      } header: {
        HStack {
          Text(look.results.heading)
          Spacer()
          Text(Date(timeIntervalSince1970: look.results.date), format: .dateTime.day().month().year())
        }
      } footer: {
        Text(look.results.footer)
      }
      Section(look.results.trend) { TrendChart() }
    }
  }

  private func row(_ value: Value) -> some View {
    VStack(alignment: .leading, spacing: look.results.rowGap) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(value.id)
        if value.isHigh, look.results.badgeIsShown {
          Text(look.results.badge)
            .font(.caption2.bold())
            .foregroundStyle(.white)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(Color(hex: look.results.highColor), in: .rect(cornerRadius: look.results.badgeRadius))
        }
        Spacer()
        Text(value.value)
          .font(look.results.valueFont.font)
          .fontWeight(look.results.valuesAreRounded ? .semibold : .regular)
        Text(look.results.unit).font(.caption).opacity(look.results.unitOpacity)
      }
      RangeBar(place: value.place, isHigh: value.isHigh, name: value.id)
    }
    .frame(minHeight: look.results.rowHeight)
  }
}

/// Where a value lies between too low and too high.
private struct RangeBar: View {
  @Environment(\.look) private var look
  var place: Double
  var isHigh: Bool
  var name: String

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        HStack(spacing: 3) {
          Capsule().fill(Color(hex: 0xF59E0B)).frame(width: proxy.size.width * 0.2)
          Capsule().fill(Color(hex: look.results.goodColor)).frame(width: proxy.size.width * 0.45)
          Capsule().fill(Color(hex: look.results.highColor))
        }
        .frame(height: look.results.barHeight)
        Circle()
          .fill(.white)
          .overlay(
            Circle().strokeBorder(
              Color(hex: isHigh ? look.results.highColor : look.results.goodColor), lineWidth: 3)
          )
          .shadow(color: .black.opacity(0.4), radius: look.results.knobShadow)
          .frame(width: look.results.knob, height: look.results.knob)
          .offset(x: (proxy.size.width - look.results.knob) * place)
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 16)
    .accessibilityElement()
    .accessibilityLabel("Range of \(name)")
    .accessibilityValue(Text(place, format: .percent))
  }
}

/// How a value went.
private struct TrendChart: View {
  @Environment(\.look) private var look

  private let months = ["Jun", "Dec", "Mar", "Sep", "Now"]

  var body: some View {
    Chart {
      ForEach(months.indices, id: \.self) { index in
        if look.results.areaIsShown {
          AreaMark(x: .value("Month", months[index]), y: .value("LDL", look.results.points[index]))
            .foregroundStyle(look.results.chartColor.color(or: look.care).opacity(0.18))
        }
        LineMark(x: .value("Month", months[index]), y: .value("LDL", look.results.points[index]))
          .interpolationMethod(look.results.isStepped ? .stepCenter : .linear)
          .foregroundStyle(look.results.chartColor.color(or: look.care))
        PointMark(x: .value("Month", months[index]), y: .value("LDL", look.results.points[index]))
          .foregroundStyle(look.results.chartColor.color(or: look.care))
      }
      RuleMark(y: .value("Limit", look.results.limit))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .foregroundStyle(.red)
    }
    .chartYScale(domain: 0...5)
    .frame(height: look.results.chartHeight)
  }
}
