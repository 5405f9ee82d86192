import BaselineFixtures
import GalleyDiff
import GalleyExplanation
import GoldenFiles
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct SharedSentenceTests {
  private static func sentence(_ sentences: [String], _ element: String = "button “Save”") -> String {
    SharedSentence.of(
      sentences.map { Cause(id: "1", kind: .resized, element: element, sentence: $0) })
  }

  @Test(arguments: [
    (["a grew"], "a grew"),
    (["a grew", "a grew"], "a grew"),
    (["a grew; 3 others moved", "a grew; 5 others moved"], "a grew"),
    (["a grew, without a visible difference", "a grew"], "a grew"),
    (
      ["a grew; an ignored element's frame counts unless it floats", "a grew", "a grew, 4 pt taller"],
      "a grew"
    ),
    (
      ["a grew 16 pt in height (76 → 92 pt): x", "a grew 16 pt in height (60 → 76 pt): x"],
      "a grew 16 pt in height"
    ),
    (["button “a, b” → “c; d”, 4 pt wider", "button “a, b” → “c; d”, 8 pt wider"], "button “a, b” → “c; d”"),
    (["x “a, b” → “c”", "x “a, d” → “c”"], "button “Save”: another size, in each check in its own way"),
    (["a grew 4 pt", "a grew 40 pt"], "button “Save”: another size, in each check in its own way"),
    (["“ a, b", "“ a, c"], "button “Save”: another size, in each check in its own way"),
  ])
  func onlyWhatAllHaveInCommonIsSaid(_ sentences: [String], _ common: String) {
    #expect(Self.sentence(sentences) == common)
    #expect(Self.sentence(sentences.reversed()) == common)
  }

  /// One colour on many screens, of other elements on each.
  @Test(arguments: [
    ("#FFFFFF", "#111111", "elements: colour #FFFFFF → #111111"),
    ("#FFFFFF", "#222222", "elements: another colour, in each check in its own way"),
  ])
  func aPropertyThatAllHaveInCommonIsSaid(_ before: String, _ after: String, _ common: String) {
    let causes = [("button “Save”", "#111111"), ("staticText “Soups”", after)].map { element, after in
      Cause(
        id: "1", kind: .restyled, element: element, property: "colour", before: before, after: after,
        sentence: "\(element) and others")
    }
    #expect(SharedSentence.of(causes) == common)
  }

  @Test func oneColourOfATextHereAndABackgroundThereIsSaid() {
    let causes = [("staticText “Soups”", "text colour"), ("button “Save”", "background")].map {
      element, property in
      Cause(
        id: "1", kind: .restyled, element: element, property: property, before: "#C2541D", after: "#B0451A",
        sentence: "\(element): \(property) #C2541D → #B0451A")
    }
    expectGolden(SharedSentence.of(causes))
  }

  /// Pixels are nothing that an element has another one of.
  @Test(arguments: [Cause.Kind.pixels, .unexplained])
  func ofPixelsOnlyThatTheyAreOthersIsSaid(_ kind: Cause.Kind) {
    let causes = ["button “Save”", "staticText “Soups”"].map {
      Cause(id: "1", kind: kind, element: $0, property: "pixels", sentence: "\($0) looks different")
    }
    #expect(SharedSentence.of(causes) == "elements: other pixels, in each check in its own way")
  }

  @Test func ofWhatIsGoneThereIsOneWayOnly() {
    let causes = ["Tomato Soup", "Apple Pie"].map {
      Cause(id: "1", kind: .vanished, element: "cell \"row\"", sentence: "cell \"row\" with “\($0)” is gone")
    }
    #expect(SharedSentence.of(causes) == "cell \"row\": gone")
  }

  @Test func theHeadOfAGroupIsTrueInAllOfItsChecks() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("wide"), Screen().rows(1)))
    try sandbox.run(
      "r", .init(Samples.key(), Screen().button("Remove")),
      .init(Samples.key("wide"), Screen().rows(1).button("Remove")))
    let verdict = try sandbox.verdict("r")
    let group = try #require(verdict.causes.first)
    #expect(group.keys.count == 2)
    for check in verdict.checks {
      let cause = try #require(check.outcome.comparison?.causes.first { $0.id == group.cause.id })
      #expect(cause.sentence.hasPrefix(group.cause.sentence))
    }
  }
}
