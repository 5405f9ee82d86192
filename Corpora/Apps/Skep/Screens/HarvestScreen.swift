import AppVariants
import Charts
import SwiftUI

/// The numbers of the harvest: kilograms, weights, and sorts.
struct HarvestScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var harvest: SkepLook.Harvest { look.harvest }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: harvest.gap) {
        total
        Picker("Years", selection: .constant(harvest.span)) {
          Text("Year").tag(0)
          Text("Four years").tag(1)
          Text("All").tag(2)
        }
        .pickerStyle(.segmented)
        YieldChart()
        ScaleChart()
        HStack(spacing: 14) {
          SortsChart()
          PriceTable()
        }
        .waxCard()
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
    }
    .waxPage()
    .navigationTitle("Harvest")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var total: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(harvest.total)
        .font(
          .system(
            size: harvest.totalSize, weight: .semibold, design: harvest.totalIsDigits ? .monospaced : .rounded
          ))
      Text(harvest.unit)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: harvest.unitSide.frame)
      Image(systemName: harvest.trend)
        .font(.title2)
        .foregroundStyle(harvest.trendColor.color(or: .green))
        .accessibilityLabel("Trend")
    }
  }
}

/// The harvest of each year, as columns of two sorts.
private struct YieldChart: View {
  @Environment(\.look) private var look

  private var yield: SkepLook.Yield { look.yield }

  private let years = ["2021", "2022", "2023", "2024"]
  private let summer = [60, 71, 45, 48]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(yield.header).font(.headline).textCase(yield.headerIsUppercased ? .uppercase : nil)
      Chart {
        ForEach(years.indices, id: \.self) { index in
          column(years[index], yield.spring[index], "Spring")
          if yield.sumsAreShown {
            column(years[index], summer[index], "Summer").annotation(position: .top) {
              Text("\(yield.spring[index] + summer[index])").font(.system(size: 9))
            }
          } else {
            column(years[index], summer[index], "Summer")
          }
        }
        if yield.goalIsShown {
          RuleMark(y: .value("Goal", yield.goal))
            .foregroundStyle(.red.opacity(0.7))
            .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
        }
      }
      .chartForegroundStyleScale(["Spring": Color(hex: yield.springColor), "Summer": Color(hex: 0xB07A2A)])
      .chartYScale(domain: 0...150)
      .chartYAxis { AxisMarks(position: yield.axisIsLeading ? .leading : .trailing) }
      .chartPlotStyle { $0.background(yield.plotColor.color(or: .clear)) }
      .chartLegend(position: yield.legendIsAbove ? .top : .bottom, alignment: .leading)
      .chartLegend(yield.legendIsShown ? .visible : .hidden)
      .frame(height: yield.height)
    }
    .waxCard()
  }

  @ChartContentBuilder private func column(_ year: String, _ kilos: Int, _ season: String)
    -> some ChartContent
  {
    if yield.isGrouped {
      plain(year, kilos, season).position(by: .value("Season", season))
    } else {
      plain(year, kilos, season)
    }
  }

  private func plain(_ year: String, _ kilos: Int, _ season: String) -> some ChartContent {
    BarMark(x: .value("Year", year), y: .value("Kilograms", kilos), width: .fixed(yield.width))
      .foregroundStyle(by: .value("Season", season))
      .cornerRadius(yield.radius)
  }
}

/// The weight of a hive over eight weeks.
private struct ScaleChart: View {
  @Environment(\.look) private var look

  private var scale: SkepLook.Scale { look.scale }

  private var method: InterpolationMethod { scale.isStepped ? .stepStart : .catmullRom }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(scale.header).font(.headline)
      Chart {
        RectangleMark(xStart: .value("Begin", 4), xEnd: .value("End", 6))
          .foregroundStyle(.yellow.opacity(scale.band))
        ForEach(scale.kilos.indices, id: \.self) { index in
          AreaMark(x: .value("Week", index + 1), y: .value("Weight", scale.kilos[index]))
            .foregroundStyle(Color(hex: scale.color).opacity(scale.area))
            .interpolationMethod(method)
        }
        ForEach(scale.kilos.indices, id: \.self) { index in
          LineMark(x: .value("Week", index + 1), y: .value("Weight", scale.kilos[index]))
            .foregroundStyle(Color(hex: scale.color))
            .lineStyle(StrokeStyle(lineWidth: scale.line, dash: scale.isDashed ? [7, 5] : []))
            .interpolationMethod(method)
        }
        if scale.hasOther {
          RuleMark(y: .value("Hive 5", 15))
            .foregroundStyle(.orange)
            .lineStyle(StrokeStyle(lineWidth: 2))
        }
        ForEach(scale.kilos.indices, id: \.self) { index in
          PointMark(x: .value("Week", index + 1), y: .value("Weight", scale.kilos[index]))
            .foregroundStyle(Color(hex: scale.color))
            .symbol(scale.symbolsAreSquare ? .square : .circle)
            .symbolSize(scale.symbol)
        }
      }
      .chartXScale(domain: 1...8)
      .chartYScale(domain: 0...scale.top)
      .chartXAxis {
        AxisMarks(values: [2, 4, 6, 8]) { _ in
          if scale.gridIsShown { AxisGridLine() }
          AxisValueLabel()
        }
      }
      .chartXAxisLabel(scale.label)
      .frame(height: scale.height)
    }
    .waxCard()
  }
}

/// The sorts of honey, as a ring.
private struct SortsChart: View {
  @Environment(\.look) private var look

  private var sorts: SkepLook.Sorts { look.sorts }

  var body: some View {
    Chart {
      sector("Linden", 46, sorts.lindenColor)
      sector("Rape", 32, 0xE9C34A)
      sector("Forest", sorts.forest, 0x5A3A1E)
    }
    .frame(width: sorts.size, height: sorts.size)
    .overlay {
      if sorts.middleIsShown { Text(sorts.middle).font(.caption.bold()) }
    }
  }

  private func sector(_ name: String, _ share: Int, _ color: Int) -> some ChartContent {
    SectorMark(angle: .value(name, share), innerRadius: .ratio(sorts.inner), angularInset: sorts.gap)
      .foregroundStyle(Color(hex: color))
  }
}

/// The prices of the sorts.
private struct PriceTable: View {
  @Environment(\.look) private var look

  private var harvest: SkepLook.Harvest { look.harvest }

  private var rows: [(name: String, jars: String, price: Double)] {
    var rows = [
      (name: "Linden", jars: "96 jars", price: harvest.price),
      (name: "Rape", jars: "71 jars", price: 5.25),
      (name: "Forest", jars: "40 jars", price: 8),
    ]
    if harvest.isReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: harvest.tableGap) {
      ForEach(rows, id: \.name) { row in
        if harvest.rule, row.name != rows.first?.name { Divider() }
        GridRow {
          Text(row.name).bold()
          if harvest.pricesAreFirst {
            price(row.price)
            jars(row.jars)
          } else {
            jars(row.jars)
            price(row.price)
          }
        }
        .font(.footnote)
      }
    }
  }

  private func jars(_ jars: String) -> some View {
    Text(jars).foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .leading)
  }

  private func price(_ price: Double) -> some View {
    Text(price, format: .currency(code: "GBP"))
  }
}
