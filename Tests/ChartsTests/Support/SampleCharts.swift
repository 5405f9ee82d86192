import Charts
import Foundation
import SwiftUI

/// What is counted of something.
struct Sale: Identifiable {
  let name: String
  let group: String
  let count: Double
  var id: String { name + group }

  static let toys = [
    Sale(name: "Cube", group: "Green", count: 2), Sale(name: "Sphere", group: "Green", count: 0),
    Sale(name: "Pyramid", group: "Green", count: 1), Sale(name: "Cube", group: "Purple", count: 1),
    Sale(name: "Sphere", group: "Purple", count: 1), Sale(name: "Pyramid", group: "Purple", count: 1),
    Sale(name: "Cube", group: "Pink", count: 1), Sale(name: "Sphere", group: "Pink", count: 2),
    Sale(name: "Pyramid", group: "Pink", count: 0), Sale(name: "Cube", group: "Yellow", count: 1),
    Sale(name: "Sphere", group: "Yellow", count: 1), Sale(name: "Pyramid", group: "Yellow", count: 2),
  ]

  static let pancakes = [
    Sale(name: "Cachapa", group: "", count: 916), Sale(name: "Injera", group: "", count: 850),
    Sale(name: "Crêpe", group: "", count: 802), Sale(name: "Jian Bing", group: "", count: 753),
    Sale(name: "Dosa", group: "", count: 654), Sale(name: "American", group: "", count: 618),
  ]
}

/// A value of a month in a city.
struct Reading: Identifiable {
  let date: Date
  let city: String
  let value: Double
  var id: String { "\(date) \(city)" }

  static func date(_ month: Int, _ day: Int = 1) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: 2024, month: month, day: day))
      ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  static let cities: [Reading] = [
    ("Cupertino", [12, 13, 15, 17, 20, 23, 25, 25, 24, 20, 15, 12]),
    ("San Francisco", [10, 12, 12, 13, 14, 15, 15, 16, 17, 16, 13, 10]),
  ].flatMap { city, values in
    values.enumerated().map { Reading(date: date($0 + 1), city: city, value: $1) }
  }

  static let days: [Reading] = [120, 180, 90, 240, 210, 160, 300, 280, 190, 150, 220, 260, 310, 170]
    .enumerated()
    .map { Reading(date: date(5, $0 + 6), city: "", value: $1) }
}

/// Charts as apps have them, one of each kind.
@MainActor enum SampleCharts {
  static var all: [(name: String, view: AnyView)] {
    [
      ("bars", AnyView(bars)), ("stacked", AnyView(stacked)), ("grouped", AnyView(grouped)),
      ("horizontal", AnyView(horizontal)), ("lines", AnyView(lines)), ("areas", AnyView(areas)),
      ("points", AnyView(points)), ("rule", AnyView(rule)), ("donut", AnyView(donut)),
      ("dates", AnyView(dates)),
      ("months", AnyView(months)), ("curves", AnyView(curves)), ("range", AnyView(range)),
      ("heat", AnyView(heat)), ("crowded", AnyView(crowded)),
    ]
  }

  static var bars: some View {
    Chart(Sale.toys.filter { $0.group == "Green" || $0.group == "Pink" }.prefix(3)) {
      BarMark(x: .value("Shape", $0.name), y: .value("Count", $0.count + 2))
    }
  }

  static var stacked: some View {
    Chart(Sale.toys) { sale in
      BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.count))
        .foregroundStyle(by: .value("Colour", sale.group))
    }
    .chartForegroundStyleScale(["Green": .green, "Purple": .purple, "Pink": .pink, "Yellow": .yellow])
  }

  static var grouped: some View {
    Chart(Sale.toys) { sale in
      BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.count))
        .foregroundStyle(by: .value("Colour", sale.group))
        .position(by: .value("Colour", sale.group))
        .cornerRadius(3)
    }
  }

  static var horizontal: some View {
    Chart(Sale.pancakes) { sale in
      BarMark(x: .value("Sales", sale.count), y: .value("Name", sale.name))
        .annotation(position: .trailing) { Text("\(Int(sale.count))").font(.caption2) }
    }
    .chartXAxisLabel("Sales")
  }

  static var lines: some View {
    Chart(Reading.cities) { reading in
      LineMark(x: .value("Month", reading.date), y: .value("Temperature", reading.value))
        .foregroundStyle(by: .value("City", reading.city))
        .symbol(by: .value("City", reading.city))
        .interpolationMethod(.catmullRom)
    }
    .chartYAxisLabel("°C")
  }

  static var areas: some View {
    Chart(Reading.cities) { reading in
      AreaMark(x: .value("Month", reading.date), y: .value("Temperature", reading.value))
        .foregroundStyle(by: .value("City", reading.city))
    }
  }

  static var points: some View {
    Chart(0..<24, id: \.self) { index in
      PointMark(
        x: .value("Width", 2 + Double(index * 7 % 24) / 4), y: .value("Height", 5 + Double(index * 11 % 17))
      )
      .foregroundStyle(by: .value("Kind", ["Adelie", "Chinstrap", "Gentoo"][index % 3]))
      .symbol(by: .value("Kind", ["Adelie", "Chinstrap", "Gentoo"][index % 3]))
    }
  }

  static var rule: some View {
    Chart {
      ForEach(Reading.days) { reading in
        BarMark(x: .value("Day", reading.date, unit: .day), y: .value("Steps", reading.value))
          .foregroundStyle(.blue.opacity(0.4))
      }
      RuleMark(y: .value("Goal", 200))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 3]))
        .annotation(position: .top, alignment: .leading) {
          Text("Goal 200").font(.caption).foregroundStyle(.red)
        }
    }
  }

  static var donut: some View {
    Chart(Sale.pancakes) { sale in
      SectorMark(angle: .value("Sales", sale.count), innerRadius: .ratio(0.618), angularInset: 1.5)
        .cornerRadius(5)
        .foregroundStyle(by: .value("Name", sale.name))
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame {
          let rect = geometry[frame]
          VStack {
            Text("Most sold").font(.caption).foregroundStyle(.secondary)
            Text("Cachapa").font(.title3.bold())
          }
          .position(x: rect.midX, y: rect.midY)
        }
      }
    }
  }

  static var dates: some View {
    Chart(Reading.days) { reading in
      LineMark(x: .value("Day", reading.date), y: .value("Steps", reading.value))
      PointMark(x: .value("Day", reading.date), y: .value("Steps", reading.value))
    }
  }

  static var months: some View {
    Chart(Reading.cities.prefix(12)) { reading in
      BarMark(x: .value("Month", reading.date, unit: .month), y: .value("Temperature", reading.value))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 3))
    }
  }

  static var curves: some View {
    let methods: [(String, InterpolationMethod)] = [
      ("linear", .linear), ("monotone", .monotone), ("cardinal", .cardinal), ("stepStart", .stepStart),
      ("stepCenter", .stepCenter), ("stepEnd", .stepEnd),
    ]
    return Chart {
      ForEach(methods.indices, id: \.self) { index in
        ForEach(Array([1.0, 4, 3, 3, 7, 2].enumerated()), id: \.offset) { x, y in
          LineMark(x: .value("x", x), y: .value("y", y + Double(index) * 6))
            .foregroundStyle(by: .value("Method", methods[index].0))
            .interpolationMethod(methods[index].1)
        }
      }
    }
    .chartXScale(domain: 0...5)
  }

  static var range: some View {
    Chart(Reading.cities.prefix(12)) { reading in
      AreaMark(
        x: .value("Month", reading.date), yStart: .value("Least", reading.value - 5),
        yEnd: .value("Most", reading.value + 4)
      )
      .foregroundStyle(.orange.opacity(0.3))
      .interpolationMethod(.monotone)
      LineMark(x: .value("Month", reading.date), y: .value("Mean", reading.value))
        .foregroundStyle(.orange)
        .interpolationMethod(.monotone)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartPlotStyle { $0.background(.gray.opacity(0.08)).border(.gray.opacity(0.3)) }
  }

  static var heat: some View {
    Chart(0..<35, id: \.self) { index in
      RectangleMark(
        x: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][index % 7]),
        y: .value("Week", "W\(index / 7 + 1)")
      )
      .foregroundStyle(by: .value("Count", index * 13 % 17))
    }
  }

  static var crowded: some View {
    Chart(Reading.days.indices, id: \.self) { index in
      BarMark(x: .value("Name", "Category \(index)"), y: .value("Value", 1_000 * Reading.days[index].value))
    }
  }
}
