import AppVariants
import Charts
import SwiftUI

/// The harvest of the year, in figures and charts.
struct HarvestScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var isWeighing: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.harvest.gap) {
        Picker("Range", selection: .constant(look.harvest.range)) {
          Text("Month").tag(0)
          Text("Year").tag(1)
          Text("Always").tag(2)
        }
        .pickerStyle(.segmented)
        HStack(alignment: .bottom) {
          TotalWeight()
          Spacer()
          weigh
        }
        GroupBox(look.harvest.boxHeader) { MonthChart() }
        ShareCard()
        Text(look.harvest.note)
          .font(.footnote)
          .underline(look.harvest.noteIsUnderlined)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
      .padding(16)
    }
    .background(palette.linen)
    .navigationTitle(look.harvest.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if look.harvest.exportIsShown { ShareLink(item: "48.6 kg") }
      }
    }
    .sheet(isPresented: .constant(isWeighing)) { EntrySheet() }
  }

  @ViewBuilder private var weigh: some View {
    if look.harvest.weighIsPlain {
      Button(look.harvest.weigh, systemImage: look.harvest.weighIcon) {}.buttonStyle(.bordered)
    } else {
      Button(look.harvest.weigh, systemImage: look.harvest.weighIcon) {}.buttonStyle(.borderedProminent)
    }
  }
}

/// How much was picked in all, and how much more that is.
private struct TotalWeight: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("\(look.harvest.total, format: .number.precision(.fractionLength(1))) kg")
        .font(total)
        .lineLimit(1)
      if look.harvest.deltaIsShown {
        Label(look.harvest.delta, systemImage: look.harvest.deltaIcon)
          .font(.footnote)
          .foregroundStyle(Color(hex: look.harvest.deltaColor))
      }
    }
  }

  private var total: Font {
    let font = Font.system(
      size: look.harvest.totalSize, weight: look.harvest.totalWeight.weight, design: .rounded)
    return look.harvest.totalIsDigits ? font.monospacedDigit() : font
  }
}

/// Bars of the months, with a line at the average.
private struct MonthChart: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private let names = ["Apr", "May", "Jun", "Jul", "Aug", "Sep"]

  var body: some View {
    Chart {
      ForEach(names.indices, id: \.self) { index in
        BarMark(
          x: .value("Month", names[index]), y: .value("Kilograms", look.harvest.months[index]), width: 28
        )
        .cornerRadius(look.harvest.barRadius)
        .foregroundStyle(look.harvest.barColor.color(or: palette.leaf))
      }
      if look.harvest.average {
        RuleMark(y: .value("Average", 8.1))
          .foregroundStyle(Color(hex: look.harvest.averageColor))
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 4]))
      }
    }
    .frame(height: look.harvest.chartHeight)
  }
}

/// The harvest by crop: a ring, and a bar for each.
private struct ShareCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var crops: [(name: String, weight: Double, color: Int, part: Double)] {
    var crops = [
      (
        name: "Potatoes", weight: look.shares.potatoes, color: look.shares.potatoColor, part: look.shares.part
      ),
      (name: "Beans", weight: 14.3, color: 0x5B8C5A, part: 0.31),
    ]
    if look.shares.hasBerries { crops.append((name: "Berries", weight: 8.9, color: 0xB83B5E, part: 0.19)) }
    if look.shares.hasLeeks { crops.append((name: "Leeks", weight: 4.1, color: 0x4E8D8B, part: 0.08)) }
    if look.shares.isReordered { crops.swapAt(0, 1) }
    return crops
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(look.shares.header)
        .font(.headline)
        .frame(maxWidth: .infinity, alignment: look.shares.headerSide.frame)
      Chart(crops, id: \.name) { crop in
        SectorMark(
          angle: .value("Kilograms", crop.weight), innerRadius: .ratio(look.shares.hole), angularInset: 1
        )
        .foregroundStyle(Color(hex: crop.color))
      }
      .frame(height: look.shares.size)
      .overlay {
        VStack(spacing: 2) {
          if look.shares.trophyIsShown {
            Image(systemName: "trophy.fill").foregroundStyle(.yellow).accessibilityLabel("Best")
          }
          Text(look.shares.best).font(.caption.bold())
        }
      }
      VStack(spacing: look.shares.rowGap) {
        ForEach(crops, id: \.name) { row($0.name, $0.weight, $0.color, $0.part) }
      }
    }
    .card(padding: look.shares.padding, radius: look.shares.radius)
    .shadow(color: .black.opacity(0.2), radius: look.shares.shadow, y: 3)
  }

  private func row(_ name: String, _ weight: Double, _ color: Int, _ part: Double) -> some View {
    HStack(spacing: 10) {
      if look.shares.columnsAreSwapped { amount(weight) }
      Text(name).font(look.shares.nameFont.font).frame(width: 84, alignment: .leading)
      GeometryReader { proxy in
        RoundedRectangle(cornerRadius: look.shares.barRadius)
          .fill(Color(hex: color))
          .frame(width: proxy.size.width * part / 0.5)
      }
      .frame(height: look.shares.barHeight)
      .accessibilityElement()
      .accessibilityLabel("Part of \(name)")
      .accessibilityValue(Text(part, format: .percent))
      if !look.shares.columnsAreSwapped { amount(weight) }
    }
  }

  private func amount(_ weight: Double) -> some View {
    Text(weight, format: .number.precision(.fractionLength(1)))
      .font(.subheadline.monospacedDigit())
      .foregroundStyle(.secondary)
      .frame(width: 44, alignment: .trailing)
  }
}
