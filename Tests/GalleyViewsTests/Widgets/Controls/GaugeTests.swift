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
    let stage = try ViewTestHarness { gauge(75, in: 50...100).gaugeStyle(PartsGaugeStyle()) }
    #expect(stage.all(.staticText).map(\.label) == ["Speed", "fast", "least", "most", "share 0.500000"])
  }
}
