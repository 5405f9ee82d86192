import AppVariants
import Charts
import SwiftUI

/// The numbers of the tour: seats, applause, and who comes.
struct TalliesScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var tallies: TuttiLook.Tallies { look.tallies }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: tallies.gap) {
        total
        Picker("Span", selection: .constant(tallies.range)) {
          Text("Tour").tag(0)
          Text("Season").tag(1)
          Text("Ever").tag(2)
        }
        .pickerStyle(.segmented)
        ApplauseChart()
        SalesChart()
        HStack(spacing: 14) {
          ListenersChart()
          HallTable()
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(palette.score)
    .navigationTitle("Numbers")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var total: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(tallies.total)
        .font(
          .system(
            size: 32, weight: tallies.totalWeight.weight,
            design: tallies.totalIsDigits ? .monospaced : .default))
      Label(tallies.trendText, systemImage: tallies.trend).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// The applause after each concert, as a line over an area.
private struct ApplauseChart: View {
  @Environment(\.look) private var look

  private var applause: TuttiLook.Applause { look.applause }

  private var method: InterpolationMethod { applause.isStepped ? .stepCenter : .monotone }

  var body: some View {
    FeltCard(title: applause.header) {
      Chart {
        RectangleMark(yStart: .value("Polite", 60), yEnd: .value("Warm", 90))
          .foregroundStyle(.green.opacity(applause.band))
        ForEach(applause.seconds.indices, id: \.self) { index in
          AreaMark(x: .value("Concert", index + 1), y: .value("Seconds", applause.seconds[index]))
            .foregroundStyle(Color(hex: applause.color).opacity(applause.area))
            .interpolationMethod(method)
          LineMark(x: .value("Concert", index + 1), y: .value("Seconds", applause.seconds[index]))
            .foregroundStyle(Color(hex: applause.color))
            .lineStyle(StrokeStyle(lineWidth: applause.line, dash: applause.isDashed ? [6, 4] : []))
            .interpolationMethod(method)
          PointMark(x: .value("Concert", index + 1), y: .value("Seconds", applause.seconds[index]))
            .foregroundStyle(Color(hex: applause.color))
            .symbol(applause.symbolsAreDiamonds ? .diamond : .circle)
            .symbolSize(applause.symbol)
        }
      }
      .chartXScale(domain: 1...6)
      .chartYScale(domain: 0...applause.top)
      .chartYAxis(applause.yAxisIsShown ? .automatic : .hidden)
      .frame(height: applause.height)
    }
  }
}

/// The seats sold by city, as bars from the left.
private struct SalesChart: View {
  @Environment(\.look) private var look

  private var sales: TuttiLook.Sales { look.sales }

  private let cities = ["Ghent", "Lyon", "Turin", "Lisbon"]
  private let boxes = [300, 150, 260, 420]

  var body: some View {
    FeltCard(title: "Seats by city", isUppercased: sales.headerIsUppercased) {
      Chart {
        ForEach(cities.indices, id: \.self) { index in
          bar(cities[index], sales.hall[index], "Hall")
          bar(cities[index], boxes[index], "Boxes")
        }
        if sales.breakEvenIsShown {
          RuleMark(x: .value("Break-even", sales.breakEven))
            .foregroundStyle(.secondary)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
        }
      }
      .chartForegroundStyleScale(
        domain: ["Hall", "Boxes"], range: [Color(hex: sales.hallColor), Color(hex: 0xD9B36C)]
      )
      .chartXScale(domain: 0...2000)
      .chartLegend(sales.legendIsShown ? .visible : .hidden)
      .frame(height: sales.height)
    }
  }

  @ChartContentBuilder private func bar(_ city: String, _ seats: Int, _ kind: String) -> some ChartContent {
    if sales.isGrouped {
      plain(city, seats, kind).position(by: .value("Kind", kind))
    } else if sales.numbersAreShown, kind == "Hall" {
      plain(city, seats, kind).annotation(position: .overlay) {
        Text("\(seats)").font(.system(size: 8)).foregroundStyle(.white)
      }
    } else {
      plain(city, seats, kind)
    }
  }

  private func plain(_ city: String, _ seats: Int, _ kind: String) -> some ChartContent {
    BarMark(
      x: .value("Seats", seats), y: .value("City", city), height: .fixed(sales.barHeight)
    )
    .foregroundStyle(by: .value("Kind", kind))
    .cornerRadius(sales.barRadius)
  }
}

/// Who comes, as a ring.
private struct ListenersChart: View {
  @Environment(\.look) private var look

  private var tallies: TuttiLook.Tallies { look.tallies }

  var body: some View {
    Chart {
      sector("Members", 52, 0x8E2A3C)
      sector("Guests", 30, tallies.shareColor)
      sector("Students", tallies.students, 0x5B7A4A)
    }
    .frame(width: 104, height: 104)
  }

  private func sector(_ name: String, _ share: Int, _ color: Int) -> some ChartContent {
    SectorMark(angle: .value(name, share), innerRadius: .ratio(tallies.inner), angularInset: 1.5)
      .foregroundStyle(Color(hex: color))
  }
}

/// The concerts and the guests of each hall.
private struct HallTable: View {
  @Environment(\.look) private var look

  private var tallies: TuttiLook.Tallies { look.tallies }

  private var rows: [(name: String, nights: String, share: String)] {
    var rows = [
      (name: "Opera", nights: "4", share: "91 of 100"),
      (name: "Church", nights: "2", share: "77 of 100"),
    ]
    if tallies.tableIsReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    FeltCard {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: tallies.tableGap) {
        ForEach(rows, id: \.name) { row in
          if tallies.rule, row.name != rows.first?.name { Divider() }
          GridRow {
            if tallies.columnsAreSwapped {
              Text(row.share).foregroundStyle(.secondary)
              name(row.name)
            } else {
              name(row.name)
              Text(row.share).foregroundStyle(.secondary)
            }
            Text(row.nights).bold()
          }
          .font(.footnote)
        }
      }
    }
  }

  private func name(_ name: String) -> some View {
    Text(name).frame(maxWidth: .infinity, alignment: .leading)
  }
}
