import Charts
import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

@MainActor struct ChartTests {
  @Test func barsStandOnZeroAndReachTheirValues() throws {
    let window = try ChartWindow(width: 300, height: 200) {
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Count", 2))
        BarMark(x: .value("Name", "B"), y: .value("Count", 4))
      }
    }
    let first = try #require(window.find("A"))
    let second = try #require(window.marks.first { $0.label == "B" })
    #expect(first.value?.text == "2" && second.value?.text == "4")
    #expect(abs(first.frame.maxY - second.frame.maxY) < 0.01)
    #expect(abs(second.frame.height - 2 * first.frame.height) < 0.01)
    #expect(abs(first.frame.width - second.frame.width) < 0.01)
    #expect(try window.color(CGPoint(x: second.frame.midX, y: second.frame.midY)) == RGBA(hex: 0x007AFF))
    #expect(window.texts == ["A", "B", "0", "1", "2", "3", "4"])
  }

  @Test func aLowChartOfAFixedDomainHasSomeLabels() throws {
    for (upper, labels) in [
      (8, ["0", "2", "4", "6", "8"]), (10, ["0", "5", "10"]), (60, ["0", "20", "40", "60"]),
    ] {
      let window = try ChartWindow(width: 300, height: 120) {
        Chart {
          BarMark(x: .value("Name", "A"), y: .value("Count", 2))
          BarMark(x: .value("Name", "B"), y: .value("Count", 4))
        }
        .chartYScale(domain: 0...upper)
      }
      #expect(window.texts == ["A", "B"] + labels)
    }
  }

  @Test func aChartSaysItsMarks() throws {
    let window = try ChartWindow {
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Count", 2))
        BarMark(x: .value("Name", "B"), y: .value("Count", 4))
        RuleMark(y: .value("Goal", 3))
      }
    }
    var found: ViewDescription?
    var open = [window.host.viewDescription(numberedBy: Element(.application))]
    while let view = open.popLast() {
      if view.kind == "Chart" { found = view }
      open += view.children
    }
    #expect(found?.facts == ["marks": "bar×2 rule×1", "stacking": "standard", "values": "A 2; B 4; Goal 3"])
  }

  @Test func aChartIsAnElementWithOneForEachMark() throws {
    let window = try ChartWindow {
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Count", 2))
          .accessibilityLabel("First").accessibilityValue("two").accessibilityIdentifier("first")
        BarMark(x: .value("Name", "B"), y: .value("Count", 4)).accessibilityHidden(true)
        RuleMark(y: .value("Goal", 3))
      }
      .chartXAxis(.hidden)
    }
    let chart = try #require(
      window.elements.first { !$0.children.isEmpty && $0.children[0].identifier == "first" })
    #expect(chart.children[0].label == "First" && chart.children[0].value?.text == "two")
    #expect(window.find("B") == nil)
    #expect(chart.children[1].label == "Goal" && chart.children[1].value?.text == "3")
  }

  @Test func rightToLeftTurnsTheChartAround() throws {
    func window(_ direction: LayoutDirection) throws -> ChartWindow {
      try ChartWindow(width: 300, height: 200) {
        $0.layoutDirection = direction
      } _: {
        Chart {
          BarMark(x: .value("Name", "A"), y: .value("Count", 2))
          BarMark(x: .value("Name", "B"), y: .value("Count", 4))
        }
      }
    }
    let left = try #require(try window(.leftToRight).marks.first).frame
    let right = try #require(try window(.rightToLeft).marks.first).frame
    #expect(abs(left.minX - (300 - right.maxX)) < 0.01)
    let label = try #require(try window(.rightToLeft).find("4")).frame
    #expect(label.maxX < right.minX)
  }

  @Test func coloursFollowTheOrderOfValues() throws {
    let window = try ChartWindow {
      Chart(Sale.toys) { sale in
        BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Colour", sale.group))
      }
    }
    let expected: [(String, UInt32)] = [
      ("2, Green", 0x007AFF), ("1, Purple", 0x34C759), ("1, Pink", 0xFF9500),
    ]
    for (value, color) in expected {
      let bar = try #require(window.marks.first { $0.label == "Cube" && $0.value?.text == value })
      #expect(try window.color(CGPoint(x: bar.frame.midX, y: bar.frame.midY)) == RGBA(hex: color))
    }
    #expect(Array(window.texts.suffix(4)) == ["Green", "Purple", "Pink", "Yellow"])
  }

  @Test func aProxyTellsPlacesAndValues() throws {
    final class Notes { var proxy: ChartProxy? }
    let notes = Notes()
    _ = try ChartWindow(width: 300, height: 200) {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 10)) }
        .chartXScale(domain: 0...10)
        .chartYScale(domain: 0...20)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartOverlay { proxy in
          let _ = notes.proxy = proxy
          Color.clear
        }
    }
    let proxy = try #require(notes.proxy)
    #expect(proxy.plotSize == CGSize(width: 300, height: 200))
    #expect(proxy.position(forX: 5) == 150 && proxy.position(forY: 15.0) == 50)
    #expect(proxy.value(atX: 90, as: Int.self) == 3 && proxy.value(atY: 0, as: Double.self) == 20)
  }

  @Test func aFingerOnThePlotSelects() throws {
    struct Selecting: View {
      @State private var name: String?
      @State private var last = "none"

      var body: some View {
        VStack {
          Text("last \(last)")
          Chart {
            BarMark(x: .value("Name", "A"), y: .value("Count", 2))
            BarMark(x: .value("Name", "B"), y: .value("Count", 4))
          }
          .chartXSelection(value: $name)
          .onChange(of: name) { _, new in if let new { last = new } }
        }
      }
    }
    let window = try ChartWindow { Selecting() }
    let bar = try #require(window.marks.first { $0.label == "B" }).frame
    window.host.touch(.began, at: CGPoint(x: bar.midX, y: bar.midY))
    window.host.flush()
    window.host.touch(.ended, at: CGPoint(x: bar.midX, y: bar.midY))
    window.host.flush()
    #expect(window.texts.contains("last B"))
  }

  @Test func axesShowWhatIsSaid() throws {
    let window = try ChartWindow {
      Chart(Reading.days) { BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Steps", $0.value)) }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day, count: 4)) { _ in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.day())
          }
        }
        .chartYAxis {
          AxisMarks(values: [0, 150, 300]) { value in
            if let number = value.as(Int.self), number > 0 { AxisValueLabel("\(number) m") }
          }
        }
    }
    #expect(window.texts == ["6", "10", "14", "18", "150 m", "300 m"])
  }

  @Test func aFixedDomainScrollsToItsPosition() throws {
    let window = try ChartWindow {
      Chart(0..<20, id: \.self) { BarMark(x: .value("Name", "N\($0)"), y: .value("Count", $0)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3)
        .chartScrollPosition(initialX: "N7")
        .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
        .chartScrollTargetBehavior(
          .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
    }
    #expect(window.texts.prefix(3) == ["N7", "N8", "N9"])
  }

  @Test func aStyleFillsThePlotOrEachMark() throws {
    func colors(aligned: Bool) throws -> [RGBA] {
      let window = try ChartWindow(width: 300, height: 200) {
        Chart {
          BarMark(x: .value("Name", "A"), y: .value("Count", 1))
            .foregroundStyle(
              .linearGradient(colors: [.black, .white], startPoint: .bottom, endPoint: .top)
            )
            .alignsMarkStylesWithPlotArea(aligned)
        }
        .chartYScale(domain: 0...10)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
      }
      let bar = try #require(window.find("A")).frame
      return try [bar.minY + 1, bar.maxY - 1].map { try window.color(CGPoint(x: bar.midX, y: $0)) }
    }
    let (own, aligned) = (try colors(aligned: false), try colors(aligned: true))
    #expect(own[0].red > 200 && own[1].red < 40)
    // The lowest tenth of the plot is nearly black.
    #expect(aligned[0].red < 60 && aligned[1].red < 20)
  }

  @Test func anAnnotationKnowsTheSizeOfItsMark() throws {
    let window = try ChartWindow(width: 300, height: 200) {
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Count", 5))
          .annotation(position: .overlay, overflowResolution: .init(x: .fit, y: .disabled)) { context in
            Color.red.frame(width: context.targetSize.width / 2, height: context.targetSize.height / 2)
              .accessibilityElement().accessibilityLabel("half")
          }
      }
      .chartYScale(domain: 0...10)
    }
    let bar = try #require(window.find("A")).frame
    let half = try #require(window.find("half")).frame
    #expect(abs(half.width - bar.width / 2) <= 1 && abs(half.height - bar.height / 2) <= 1)
    #expect(abs(half.midX - bar.midX) <= 1 && abs(half.midY - bar.midY) <= 1)
  }

  @Test func viewsOfTheLibraryAreNotTheApps() {
    struct Own: View {
      var body: some View { Chart { RuleMark(y: .value("Goal", 3)) } }
    }
    #expect(AppTypes.contains(Own.self))
    #expect(!AppTypes.contains(Own.Body.self))
    #expect(!AppTypes.contains(Text.self))
    #expect(!AppTypes.contains(Group<Own>.self))
  }

  @Test func aChartThatNeverSettlesIsNamedByTheAppsView() throws {
    struct Restless: View {
      @State private var width = 0.0
      var body: some View {
        Chart { RuleMark(y: .value("Goal", width)) }
          .onChange(of: width, initial: true) { width += 1 }
      }
    }
    let window = try ChartWindow { Restless() }
    let problem = try #require(window.host.unsettled?.description)
    #expect(problem.contains("Restless"))
    // The place of the state is in a file of that name.
    #expect(!problem.replacing(/[\w\/]+\.swift:\d+/, with: "").contains("Chart"))
  }
}
