import Galley
import Testing

@MainActor @Suite struct WaitingPageTests {
  @Test func aTapWaitsUntilTheOverlayIsGone() throws {
    let app = try Application.launch(StageApp.self, environment: ["UNCOVERED": "4"])
    let stage = try Page<StagePage>(on: app)
    try stage.count.tap()
    #expect(try stage.taps.text == "1 taps")
    let now = app.automator.driver.now
    #expect(now >= .seconds(4) && now < .seconds(5), "\(now)")
  }

  @Test func aCoverThatStaysIsNamed() throws {
    let app = try Application.launch(StageApp.self, environment: ["UNCOVERED": "400"])
    let stage = try Page<StagePage>(on: app)
    let error = try #require(throws: PageError.self) { try stage.count.tap() }
    #expect("\(error)".contains("covered by"), "\(error)")
    #expect(try stage.taps.text == "0 taps")
  }

  @Test func aPageThatDoesNotLoadFailsExactlyAtItsDeadline() throws {
    let app = try Application.launch(StageApp.self)
    let began = app.automator.driver.now
    let error = try #require(throws: PageError.self) { try Page<LateStage>(on: app, within: .seconds(30)) }
    #expect(app.automator.driver.now == began + .seconds(30))
    #expect(
      "\(error)".hasSuffix(
        """
         LateStage did not load within 30 seconds (2 looks): late (staticText "late") and count are missing
          missing 2 of 3 required:
            ✗ late — staticText "late", required at EndToEndTests/EndToEndPages.swift:103
            ✗ count — button "counter", required at EndToEndTests/EndToEndPages.swift:104
                nearest: button "count" “Count” — edit distance 2
          found: taps
          steps: Launch org.example.StageApp → Arrive at LateStage
          device: iPhone X, 375 × 812, compact, portrait, light, en-US, text large
          tree:
            application “Stage” (0, 0) 375 × 812
              window (0, 0) 375 × 812
                staticText "taps" “0 taps” (162.67, 320.33) 49.67 × 20.33  ✓ taps
                staticText "answers" (187.67, 360.67) 0 × 20.33 covered
                staticText "contacts" “not asked” (148.67, 401) 77.67 × 20.33
                button "count" “Count” (163.67, 441.33) 47.67 × 20.33  ← near count
                staticText "early" “Early” (168, 481.67) 39 × 20.33
        """), "\(error)")
  }
}
