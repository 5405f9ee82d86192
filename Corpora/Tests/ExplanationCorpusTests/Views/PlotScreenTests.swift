import Testing

@testable import GalleyExplanation

/// Changes whose effects were told as another's, as changes of their own, or not at all.
@Suite struct PlotScreenTests {
  /// The kinds and properties of the causes of each, in alphabetical order.
  private static let told: [PlotScreen: [String]] = [
    .rowHeight: ["resized row height", "text label"],
    .day: ["value value"],
    .share: ["text label"],
    .order: ["reordered order"],
    .marks: ["vanished", "vanished"],
    .row: ["appeared"],
    .weather: ["resized height", "text label"],
    .bar: ["restyled fill"],
  ]

  @Test(arguments: PlotScreen.allCases)
  func `each change is told by itself, and nothing that follows from it`(_ screen: PlotScreen) throws {
    let causes = try ScreenComparison.of(PlotScreensApp.self, showing: screen.rawValue).causes
    let names = causes.map { $0.property.isEmpty ? "\($0.kind)" : "\($0.kind) \($0.property)" }
    #expect(names.sorted() == Self.told[screen], "\(causes.map(\.sentence))")
  }

  @Test func `the rows of a list grew by their least height, and by no text in them`() throws {
    let causes = try ScreenComparison.of(PlotScreensApp.self, showing: PlotScreen.rowHeight.rawValue).causes
    let text = try #require(causes.first { "\($0.kind)" == "text" })
    #expect(text.sentence == "staticText “Spade of Olive” → “Spade of Rashid”")
  }

  @Test func `a day is the value of its picker`() throws {
    let causes = try ScreenComparison.of(PlotScreensApp.self, showing: PlotScreen.day.rawValue).causes
    #expect(causes.map { $0.sentence.prefix { $0 != ":" } } == ["datePicker “Day”"])
  }
}
