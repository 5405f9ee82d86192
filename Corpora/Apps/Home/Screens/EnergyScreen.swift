import AppVariants
import Charts
import SwiftUI

/// What is used.
struct EnergyScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: look.energy.gap) {
        Picker("Range", selection: .constant(look.energy.range)) {
          ForEach(Array(["Day", "Week", look.energy.third].enumerated()), id: \.offset) { index, name in
            Text(name).tag(index)
          }
        }
        .pickerStyle(.segmented)
        UsageCard()
        if look.energy.hasTip { tip }
        DeviceUsage()
      }
      .padding(16)
    }
    .background(look.wall)
    .navigationTitle(look.energy.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var tip: some View {
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: "leaf.fill").foregroundStyle(.green).accessibilityHidden(true)
      Text(look.energy.tip).font(.footnote).lineLimit(look.energy.tipLimit)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .background(Color(hex: look.energy.tipBorderColor).opacity(look.energy.tipOpacity))
    .clipShape(.rect(cornerRadius: 14))
    .overlay {
      RoundedRectangle(cornerRadius: 14)
        .stroke(Color(hex: look.energy.tipBorderColor), lineWidth: look.energy.tipBorder)
    }
  }
}

/// How much, with a chart of it.
private struct UsageCard: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .lastTextBaseline, spacing: 6) {
        Text(look.energy.used, format: .number)
          .font(
            .system(
              size: look.energy.usedSize, weight: look.energy.usedWeight.weight,
              design: look.energy.usedIsRounded ? .rounded : .default))
        Text(look.energy.unit).font(.subheadline).foregroundStyle(.secondary)
      }
      Label(look.energy.delta, systemImage: look.energy.deltaIcon)
        .font(.footnote.weight(.medium))
        .foregroundStyle(Color(hex: look.energy.deltaColor))
      chart
      HStack(spacing: look.energy.legendGap) {
        if look.energy.legendIsSwapped {
          legend(look.energy.legendName, look.energy.solarColor)
          legend("Grid", look.energy.gridColor)
        } else {
          legend("Grid", look.energy.gridColor)
          legend(look.energy.legendName, look.energy.solarColor)
        }
      }
    }
    .panel(padding: look.energy.cardPadding, radius: look.energy.cardRadius)
  }

  private var chart: some View {
    Chart {
      ForEach(Array(zip(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], look.energy.grid)), id: \.0) {
        day, used in
        BarMark(x: .value("Day", day), y: .value("Grid", used), width: .fixed(look.energy.barWidth))
          .foregroundStyle(Color(hex: look.energy.gridColor))
          .cornerRadius(look.energy.barRadius)
      }
      ForEach(Array(zip(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], look.energy.solar)), id: \.0) {
        day, made in
        BarMark(x: .value("Day", day), y: .value("Solar", made), width: .fixed(look.energy.barWidth))
          .foregroundStyle(Color(hex: look.energy.solarColor))
          .cornerRadius(look.energy.barRadius)
      }
      if look.energy.averageIsShown {
        RuleMark(y: .value("Average", 5.9))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
    }
    .chartYAxis(look.energy.axisIsShown ? .visible : .hidden)
    .frame(height: look.energy.chartHeight)
  }

  private func legend(_ name: String, _ color: Int) -> some View {
    Label {
      Text(name)
    } icon: {
      RoundedRectangle(cornerRadius: 2).fill(Color(hex: color)).frame(width: 10, height: 10)
    }
    .font(.caption)
  }
}

/// What uses most.
private struct DeviceUsage: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: look.energy.deviceGap) {
      Text(look.energy.devices).font(.headline)
      ForEach(devices, id: \.name) { device in
        ProgressView(value: device.share) {
          HStack {
            Image(systemName: device.icon).foregroundStyle(.secondary).frame(width: 24)
              .accessibilityHidden(true)
            Text(device.name)
            Spacer()
            Text(device.used)
              .foregroundStyle(.secondary)
              .if(look.energy.figureIsMonospaced) { $0.monospaced() }
          }
          .font(.subheadline)
        }
        .tint(look.energy.deviceTint.color(or: look.warm))
      }
    }
    .panel(padding: look.energy.cardPadding, radius: look.energy.cardRadius)
  }

  private var devices: [(name: String, icon: String, share: Double, used: String)] {
    var devices: [(name: String, icon: String, share: Double, used: String)] = [
      (look.energy.second, "thermometer.medium", look.energy.first, "18.4"),
      ("Washer", look.energy.washerIcon, 0.4, "8.1"), ("Oven", "flame", 0.3, "6.0"),
    ]
    if look.energy.hasFourth { devices.append(("Lights", "lightbulb", 0.16, "3.3")) }
    if look.energy.isReordered { devices.swapAt(0, 1) }
    return devices
  }
}
