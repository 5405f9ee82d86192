import Testing

@testable import GalleyExplanation
@testable import GalleySimulator

/// Changes from which something else follows that looks like a change of its own, and changes that hid behind others.
@Suite struct KitchenScreenTests {
  /// The beginnings of the sentences of each, in any order.
  private static let told: [KitchenScreen: [String]] = [
    .opacity: ["opacity 1 → 0.5"],
    .counted: ["staticText “Sun” stands elsewhere among its neighbours"],
    .fitted: ["height 44 pt → 16.4 pt"],
    .corners: ["corners continuous → circular"],
    .argument: ["2 elements like other “Oil”: neck 0.7 → 0.4"],
    .foot: ["2 elements like other “Oil”: foot 12 → 3"],
    .height: ["BarLayout around staticText “Fat”: height 40 pt → 60 pt"],
    .part: ["staticText “Fat”: layout value 1 → 2"],
    .angle: ["staticText “Stir” → “Pour”", "CircleLayout around staticText “Pan”: start 0 → 60"],
    .marks: [
      "order of marks 21 21; 34 34; 45 45 → 21 21; 45 45; 34 34",
      "staticText “55%” stands elsewhere among its neighbours",
    ],
    .axis: ["3 staticTexts like staticText “Mon” are gone", "spacing 10 pt → 40 pt"],
    .stacking: ["stacking standard → none"],
    .badge: ["staticText “2” → “14”"],
    .row: ["cell with “Source” appeared"],
    .line: ["staticText “Peas, two bags” → “Peas, three bags”"],
    .sheet: ["height large → medium"],
    .member: ["cell with “Yogurt” appeared"],
    .unseen: ["button “Cook”: enabled yes → no", "staticText “Lemon” is gone"],
    .format: ["staticText “1,870” → “1.870”"],
    .knob: ["switch “Timer” is off now"],
  ]

  @Test(arguments: KitchenScreen.allCases)
  func `each change is told by itself, and nothing that follows from it`(_ screen: KitchenScreen) throws {
    let device: DeviceProfile = screen == .sheet ? .iPad : .iPhoneX
    let causes = try ScreenComparison.of(KitchenScreensApp.self, showing: screen.rawValue, on: device).causes
    let told = try #require(Self.told[screen])
    #expect(causes.count == told.count, "\(causes.map(\.sentence))")
    for part in told {
      #expect(causes.contains { $0.sentence.contains(part) }, "\(part) in \(causes.map(\.sentence))")
    }
  }
}
