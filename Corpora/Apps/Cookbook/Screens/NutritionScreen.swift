import AppVariants
import Charts
import SwiftUI

/// The meals eaten, in figures and charts.
struct NutritionScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var nutrition: CookbookLook.Nutrition { look.nutrition }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: nutrition.gap) {
        Picker("Range", selection: .constant(nutrition.range)) {
          Text("Week").tag(0)
          Text(nutrition.rangeName).tag(1)
          Text("Year").tag(2)
        }
        .pickerStyle(.segmented)
        average
        EnergyChart()
        PartsBar()
        HStack(alignment: .top, spacing: 16) {
          SaltChart()
          PulseRing()
        }
        MineralTable()
        Text(nutrition.note)
          .font(nutrition.noteFont.font)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(nutrition.noteSide.text)
          .frame(maxWidth: .infinity, alignment: nutrition.noteSide.frame)
      }
      .padding(.horizontal, nutrition.sideInset)
      .padding(.vertical, 12)
    }
    .background(palette.cream)
    .navigationTitle(nutrition.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if nutrition.shareIsShown { Button("Share", systemImage: "square.and.arrow.up") {} }
      }
    }
  }

  private var average: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(nutrition.average, format: .number)
        .font(
          .system(
            size: nutrition.averageSize, weight: nutrition.averageWeight.weight,
            design: nutrition.averageIsDigits ? .monospaced : .rounded))
      Text(nutrition.averageName)
        .font(.subheadline)
        .baselineOffset(nutrition.deltaBaseline)
        .foregroundStyle(.secondary)
      Spacer()
      if nutrition.deltaIsShown {
        Label(nutrition.delta, systemImage: nutrition.deltaIcon)
          .font(.caption)
          .foregroundStyle(Color(hex: nutrition.deltaColor))
      }
    }
  }
}

/// Each day's energy, by meals.
private struct EnergyChart: View {
  @Environment(\.look) private var look

  private var energy: CookbookLook.Energy { look.energy }

  private var days: [String] {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return energy.hasSunday ? days : days.dropLast()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(energy.header).font(.headline).textCase(energy.headerIsUppercased ? .uppercase : nil)
      Chart {
        ForEach(Array(days.enumerated()), id: \.element) { index, day in
          bar(day, energy.lunches[index], "Lunch")
          bar(day, energy.dinners[index], energy.dinnerName)
        }
        if energy.goalIsShown {
          RuleMark(y: .value("Goal", energy.goal))
            .foregroundStyle(Color(hex: energy.goalColor))
            .lineStyle(StrokeStyle(lineWidth: energy.goalLine, dash: [5, 3]))
            .annotation(position: .top, alignment: .trailing) {
              Text(energy.goalName).font(.caption2).foregroundStyle(Color(hex: energy.goalColor))
            }
        }
      }
      .chartForegroundStyleScale(
        domain: ["Lunch", energy.dinnerName],
        range: [Color(hex: energy.lunchColor), Color(hex: energy.dinnerColor)]
      )
      .chartLegend(energy.legendIsShown ? .visible : .hidden)
      .chartXAxis(energy.xAxisIsShown ? .automatic : .hidden)
      .chartYScale(domain: 0...energy.top)
      .frame(height: energy.height)
    }
    .panel(look.nutrition.panelPadding, radius: look.nutrition.panelRadius)
    .shadow(color: .black.opacity(0.35), radius: look.nutrition.panelShadow)
  }

  private func bar(_ day: String, _ value: Int, _ meal: String) -> some ChartContent {
    BarMark(
      x: .value("Day", day), y: .value("Energy", value), width: .fixed(energy.barWidth),
      stacking: energy.isStacked ? .standard : .unstacked
    )
    .foregroundStyle(by: .value("Meal", meal))
    .cornerRadius(energy.barRadius)
  }
}

/// The parts of the energy, as one bar.
private struct PartsBar: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var nutrition: CookbookLook.Nutrition { look.nutrition }

  private var parts: [(name: String, part: Double, color: Color)] {
    var parts = [
      (name: "Carbohydrates", part: nutrition.carbs, color: Color(hex: nutrition.carbsColor)),
      (name: "Fat", part: 0.31, color: palette.tomato),
      (name: "Protein", part: 0.21, color: palette.herb),
    ]
    if nutrition.barIsReordered { parts.swapAt(0, 1) }
    return parts
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(nutrition.header).font(.headline)
      PartsLayout(gap: nutrition.barGap, height: nutrition.barHeight) {
        ForEach(parts, id: \.name) { part in
          RoundedRectangle(cornerRadius: nutrition.barRadius)
            .fill(part.color)
            .layoutValue(key: PartOfWhole.self, value: part.part)
            .accessibilityElement()
            .accessibilityLabel("Part of \(part.name)")
        }
      }
    }
  }
}

/// The salt of each day, as a line.
private struct SaltChart: View {
  @Environment(\.look) private var look

  private var weight: CookbookLook.Weight { look.weight }

  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(weight.header).font(.subheadline.weight(.semibold))
      Chart(Array(days.enumerated()), id: \.offset) { index, day in
        AreaMark(x: .value("Day", day), y: .value("Salt", weight.values[index]))
          .foregroundStyle(Color(hex: weight.color).opacity(weight.areaOpacity))
          .interpolationMethod(weight.isCurved ? .catmullRom : .linear)
        LineMark(x: .value("Day", day), y: .value("Salt", weight.values[index]))
          .foregroundStyle(Color(hex: weight.color))
          .lineStyle(StrokeStyle(lineWidth: weight.line))
          .interpolationMethod(weight.isCurved ? .catmullRom : .linear)
        if weight.pointsAreShown {
          PointMark(x: .value("Day", day), y: .value("Salt", weight.values[index]))
            .foregroundStyle(Color(hex: weight.color))
            .symbolSize(weight.pointSize)
        }
      }
      .chartYScale(domain: 0...8)
      .frame(height: weight.height)
    }
  }
}

/// The kinds of plants, as a ring.
private struct PulseRing: View {
  @Environment(\.look) private var look

  private var weight: CookbookLook.Weight { look.weight }

  private var plants: [(name: String, part: Double, color: Int)] {
    var plants = [
      (name: "Pulses", part: weight.pulses, color: weight.pulseColor),
      (name: "Fruit", part: 34.0, color: 0xE07A5F),
      (name: "Leaves", part: 45.0, color: 0xA7C957),
    ]
    if weight.ringIsReordered { plants.swapAt(1, 2) }
    return plants
  }

  var body: some View {
    VStack(spacing: 6) {
      Chart(plants, id: \.name) { plant in
        SectorMark(
          angle: .value("Part", plant.part), innerRadius: .ratio(weight.hole), angularInset: 1.5
        )
        .foregroundStyle(Color(hex: plant.color))
      }
      .frame(width: weight.ring, height: weight.ring)
      if weight.middleIsShown { Text(weight.middle).font(.caption.weight(.medium)) }
    }
  }
}

/// Minerals, row by row.
private struct MineralTable: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var nutrition: CookbookLook.Nutrition { look.nutrition }

  private var rows: [(name: String, part: Double)] {
    var rows = [(name: "Calcium", part: 0.72), (name: "Magnesium", part: 0.9)]
    if nutrition.hasIron { rows.insert((name: nutrition.iron, part: nutrition.ironPart), at: 0) }
    if nutrition.hasZinc { rows.append((name: "Zinc", part: 0.35)) }
    if nutrition.rowsAreReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    Grid(
      alignment: .leading, horizontalSpacing: nutrition.columnGap, verticalSpacing: nutrition.rowGap
    ) {
      GridRow {
        Text("Mineral")
        Text("Part of the day")
        Text("")
      }
      .font(.footnote)
      .fontWeight(nutrition.headWeight.weight)
      if nutrition.rule { Divider() }
      ForEach(rows, id: \.name) { row in
        GridRow {
          if nutrition.columnsAreSwapped {
            figure(row.part)
            bar(row.name, row.part)
            Text(row.name)
          } else {
            Text(row.name)
            bar(row.name, row.part)
            figure(row.part)
          }
        }
        .font(.subheadline)
      }
    }
    .panel()
  }

  private func figure(_ part: Double) -> some View {
    Text(part, format: .percent).foregroundStyle(.secondary)
  }

  private func bar(_ name: String, _ part: Double) -> some View {
    ProgressView(value: part).accessibilityLabel("Part of \(name)")
  }
}
