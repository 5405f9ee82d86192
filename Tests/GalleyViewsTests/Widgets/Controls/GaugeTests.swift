import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// A style of an app's own that shows all parts of a gauge.
private struct PartsGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    VStack {
      configuration.label
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
      Text("share \(configuration.value)")
    }
  }
}

@MainActor @Suite struct GaugeTests {
  private func gauge(_ value: Double, in bounds: ClosedRange<Double> = 0...1) -> some View {
    Gauge(value: value, in: bounds) {
      Text("Speed")
    } currentValueLabel: {
      Text("fast")
    } minimumValueLabel: {
      Text("least")
    } maximumValueLabel: {
      Text("most")
    }
  }

  @Test func anyStyleIsOneElementWithLabelAndValue() throws {
    func element(_ view: some View) throws -> Element {
      let stage = try ViewTestHarness { view }
      #expect(stage.all(.staticText).isEmpty)
      return try #require(stage.all(.progressIndicator).first)
    }
    for element in [
      try element(gauge(0.5)), try element(gauge(0.5).gaugeStyle(.linearCapacity)),
      try element(gauge(0.5).gaugeStyle(.accessoryLinear)),
      try element(gauge(0.5).gaugeStyle(.accessoryLinearCapacity)),
      try element(gauge(0.5).gaugeStyle(.accessoryCircular)),
      try element(gauge(0.5).gaugeStyle(.accessoryCircularCapacity)),
    ] {
      #expect(element.label == "Speed")
      #expect(element.value?.text == "fast")
    }
    let silent = try element(Gauge(value: 30, in: 0...120) { Text("Speed") })
    #expect(silent.value?.text == "25%")
  }

  @Test func theBarFillsAsFarAsTheValueIs() throws {
    func filled(_ value: Double) throws -> Int {
      let stage = try ViewTestHarness(width: 200, height: 20) {
        Gauge(value: value, in: 10...20) { Text("Speed") }.labelsHidden().tint(.red)
      }
      let red = Color.red.resolved(in: stage.host.environment)
      let picture = try stage.picture()
      return (0..<200).filter { picture[$0, 10] == red }.count
    }
    #expect(try filled(10) == 0)
    #expect(abs(try filled(12.5) - 50) <= 4, "the ends are round")
    #expect(abs(try filled(25) - 200) <= 4, "no more than all")
  }

  @Test func theLabelsOfABarHaveTheFontAround() throws {
    func height(_ style: some GaugeStyle, _ font: Font) throws -> CGFloat {
      let stage = try ViewTestHarness { gauge(0.5).gaugeStyle(style).font(font) }
      return try #require(stage.all(.progressIndicator).first).frame.height
    }
    #expect(try height(.linearCapacity, .largeTitle) > height(.linearCapacity, .body) + 20)
    #expect(try height(.accessoryLinear, .largeTitle) == height(.accessoryLinear, .body))
  }

  @Test func aRingFillsClockwiseFromItsTop() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircularCapacity).tint(.red)
    }
    let frame = try #require(stage.all(.progressIndicator).first).frame
    #expect(frame.width == frame.height)
    let red = Color.red.resolved(in: stage.host.environment)
    #expect(try stage.color(frame.maxX - 3, frame.midY) == red)
    #expect(try stage.color(frame.minX + 3, frame.midY) != red)
  }

  @Test func aStyleOfOnesOwnGetsTheParts() throws {
    let styled = try ViewTestHarness { gauge(75, in: 50...100).gaugeStyle(PartsGaugeStyle()) }
    let parts = try ViewTestHarness {
      VStack {
        Text("Speed")
        Text("fast")
        Text("least")
        Text("most")
        Text("share \(0.5)")
      }
    }
    #expect(try styled.picture() == parts.picture())
  }

  @Test func aStyleOfOnesOwnIsOneElementAsWell() throws {
    let stage = try ViewTestHarness {
      VStack {
        gauge(75, in: 50...100).gaugeStyle(PartsGaugeStyle()).accessibilityIdentifier("gauge")
        Gauge(value: 0.25) { Text("Quiet") }.gaugeStyle(PartsGaugeStyle())
      }
    }
    #expect(stage.all(.staticText).isEmpty)
    #expect(stage.all(.progressIndicator).map(\.label) == ["Speed", "Quiet"])
    #expect(stage.all(.progressIndicator).map { $0.value?.text } == ["fast", "25%"])
    // The element is as large as what the style shows: five lines.
    #expect(stage.find("gauge")?.type == .progressIndicator)
    #expect(stage.frame("gauge").height > 100)
  }

  /// The middle of a gradient from red to blue, by equal parts.
  private func isBetween(_ color: RGBA) -> Bool {
    (100...155).contains(color.red) && (100...155).contains(color.blue) && color.green < 30
  }

  private var redToBlue: Gradient {
    Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
  }

  @Test func aGradientRunsAlongAnOpenRing() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Gauge(value: 0.25) { Text("") }.gaugeStyle(.accessoryCircular).tint(redToBlue)
    }
    let frame = try #require(stage.all(.progressIndicator).first).frame
    // The ring begins at the lower left, passes its top in the middle and ends at the lower right.
    let reach = (frame.width / 2 - 3) / 2.0.squareRoot()
    let first = try stage.color(frame.midX - reach, frame.midY + reach)
    let last = try stage.color(frame.midX + reach, frame.midY + reach)
    #expect(first.red > 230 && first.blue < 25, "\(first)")
    #expect(last.blue > 230 && last.red < 25, "\(last)")
    #expect(isBetween(try stage.color(frame.midX, frame.minY + 3)))
  }

  @Test func aMarkerHasTheColorOfItsPlace() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      VStack {
        Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryLinear)
      }
      .tint(redToBlue)
    }
    let gauges = stage.all(.progressIndicator).map(\.frame)
    try #require(gauges.count == 2)
    #expect(isBetween(try stage.color(gauges[0].midX, gauges[0].minY + 3)))
    #expect(isBetween(try stage.color(gauges[1].midX, gauges[1].midY)))
    #expect(try stage.color(gauges[1].minX + 3, gauges[1].midY).red > 230)
    #expect(try stage.color(gauges[1].maxX - 3, gauges[1].midY).blue > 230)
  }

  @Test func aGaugeThatFillsHasTheFirstColorOfAGradient() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Gauge(value: 0.9) { Text("") }.gaugeStyle(.accessoryCircularCapacity).tint(redToBlue)
    }
    let frame = try #require(stage.all(.progressIndicator).first).frame
    let red = RGBA(hex: 0xFF0000)
    #expect(try stage.color(frame.maxX - 3, frame.midY) == red)
    #expect(try stage.color(frame.minX + 3, frame.midY) == red)
  }

  @Test func theNearestTintHolds() throws {
    let stage = try ViewTestHarness(width: 40, height: 20) {
      HStack(spacing: 0) {
        Rectangle().fill(.tint)
        Rectangle().fill(.tint).tint(Color(red: 0, green: 1, blue: 0))
      }
      .tint(redToBlue)
    }
    #expect(try stage.color(10, 0).red > 230 && stage.color(10, 19).blue > 230)
    #expect(try stage.color(30, 0) == stage.color(30, 19))
    #expect(try stage.color(30, 0) == RGBA(hex: 0x00FF00))
  }
}
