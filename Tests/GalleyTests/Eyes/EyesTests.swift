import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyExplanation
import GalleyTree
import GalleyViews
import Testing

@testable import Galley
@testable import GalleyChecks

/// An app with a title and a button; the launch environment says what the button is called.
private struct DoorApp: App {
  var body: some Scene { WindowGroup { DoorView() } }
}

private struct DoorView: View {
  @Environment(\.launchEnvironment) private var launchEnvironment

  var body: some View {
    VStack {
      Text("A door").font(.title).accessibilityIdentifier("door")
      Button(launchEnvironment["TITLE"] ?? "Open") {}.accessibilityIdentifier("handle")
    }
  }
}

@Suite struct EyesTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  private func door(_ title: String? = nil) throws -> Application {
    try Application.launch(DoorApp.self, environment: title.map { ["TITLE": $0] } ?? [:])
  }

  private let handle = ElementQuery.screen.descendants(.any)["handle"]

  /// One test with eyes that looks at the door and its handle.
  private func look(
    _ title: String? = nil, _ mode: RecordMode = .none, isShort: Bool = false,
    _ prepare: (Eyes) -> Void = { _ in }
  ) throws -> TestResults {
    let app = try door(title)
    return try sandbox.run(mode) {
      let eyes = Eyes()
      prepare(eyes)
      try eyes.open(app, appName: "Doors", testName: "opening")
      eyes.check("door", .window())
      if !isShort { eyes.check("handle", .region(handle)) }
      return try eyes.close(throwing: false)
    }
  }

  /// The checks that could not be made.
  private func refusals() throws -> [String] {
    try sandbox.refusals().map { "\($0.text): \($0.reason)" }
  }

  @Test func stepsThatNobodyApprovedAreNew() throws {
    let results = try look()
    #expect(results.status == .new && results.isNew)
    #expect(results.stepsInfo.map(\.status) == [.new, .new])
    #expect(try sandbox.records().map(\.key.suite) == [["Doors"], ["Doors"]])
    #expect(try sandbox.records().map(\.key.test) == ["opening", "opening"])
    #expect(try sandbox.records().map(\.key.name) == ["door", "handle"])
  }

  @Test func approvedStepsMatch() throws {
    _ = try look(nil, .all)
    let results = try look()
    #expect(results.status == .passed && results.matches == 2 && !results.isDifferent)
  }

  @Test func differencesAreGatheredAndThrown() throws {
    _ = try look(nil, .all)
    let app = try door("Shut")
    let error = try #require(throws: EyesError.self) {
      try sandbox.run {
        let eyes = Eyes()
        try eyes.open(app, appName: "Doors", testName: "opening")
        #expect(eyes.check("door") == .mismatch)
        #expect(eyes.check("handle", .region(handle)) == .mismatch)
        try eyes.close()
      }
    }
    guard case .unresolved(let results) = error else { throw error }
    #expect(results.status == .unresolved && results.mismatches == 2)
    let lines = "\(error)".split(separator: "\n")
    #expect(lines.first == "Doors / opening is unresolved: 2 mismatch")
    #expect("\(error)".contains("“Open”") && "\(error)".contains("“Shut”"), "\(error)")
  }

  @Test func levelAndRegionsAreSteps() throws {
    _ = try look(nil, .all)
    let app = try door("Shut")
    let results = try sandbox.run {
      let eyes = Eyes()
      try eyes.open(app, appName: "Doors", testName: "opening")
      eyes.check("door", .window().layout())
      eyes.check("handle", .region(handle).matchLevel(.none))
      return try eyes.close()
    }
    #expect(results.isPassed)
    #expect(try sandbox.records().suffix(2).map(\.settings.level) == [.layout, .none])
  }

  @Test func theEyesLevelHoldsWhereAStepSaysNone() throws {
    _ = try look { $0.matchLevel = .ignoreColors }
    #expect(try sandbox.records().map(\.settings.level) == [.ignoreColors, .ignoreColors])
  }

  @Test func stepsThatWereNotMadeAreMissing() throws {
    _ = try look(nil, .all)
    let results = try look(nil, isShort: true)
    #expect(results.stepsInfo.map(\.status) == [.match, .missing])
    #expect(results.missing == 1 && results.status == .unresolved)
    #expect(
      results.stepsInfo.last?.message
        == "Doors/opening / handle @ iphone-x-light was approved, and the test did not look at it")
    #expect(
      try refusals() == [
        "Doors/opening / handle @ iphone-x-light: it was approved, and the test did not look at it"
      ])
  }

  @Test func disabledEyesLookAtNothing() throws {
    let results = try look { $0.isDisabled = true }
    #expect(results.status == .disabled && results.steps == 0)
  }

  @Test func abortingThrowsNothing() throws {
    let app = try door()
    try sandbox.run {
      let eyes = Eyes()
      try eyes.open(app, appName: "Doors", testName: "opening")
      eyes.check("door")
      let results = try #require(eyes.abortIfNotClosed())
      #expect(results.isAborted && results.new == 1)
      #expect(eyes.abortIfNotClosed() == nil && !eyes.isOpen)
    }
    #expect(
      try refusals() == [
        "Doors/opening: eyes were not closed, because the test was given up before its end"
      ])
  }

  @Test func aTestWithoutStepsIsNoPass() throws {
    let app = try door()
    let eyes = Eyes()
    try eyes.open(app, appName: "Doors", testName: "nothing")
    let error = #expect(throws: EyesError.self) { try sandbox.run { try eyes.close() } }
    #expect(error.map { "\($0)" } == "Doors / nothing is unresolved: no steps were made")
    #expect(try refusals() == ["Doors/nothing: no steps were made"])
    // What is thrown is a check's failure.
    let place = try #require(Test.current?.sourceLocation)
    let failures = try Run(nil, in: sandbox.project).processes.first?.failures
    #expect(failures?.issues == ["\(place.fileID):\(place.line):\(place.column)"])
  }

  @Test func aStepBeforeOpenIsAMistake() throws {
    let message = try sandbox.messages { _ = Eyes().check("door") }
    #expect(message == "eyes cannot check “door” before they are open; call open(…) first")
    #expect(try refusals() == ["EyesTests/aStepBeforeOpenIsAMistake / door: \(message)"])
  }

  @Test func theBatchIsRecorded() throws {
    var batch = BatchInfo("Release 12")
    batch.addProperty("branch", "main")
    let app = try door()
    try sandbox.run(batch: BatchInfo("Nightly", id: "4711", properties: ["branch": "x", "host": "ci"])) {
      let eyes = Eyes()
      eyes.batch = batch
      try eyes.open(app, appName: "Doors", testName: "opening")
      eyes.check("door")
      eyes.abortIfNotClosed()
    }
    let expected = BatchInfo("Release 12", id: "4711", properties: ["branch": "main", "host": "ci"])
    #expect(try sandbox.records().map(\.batch) == [expected])
  }

  @Test func eyesThatWereForgottenFailTheTest() throws {
    let app = try door()
    let message = try sandbox.messages {
      var eyes: Eyes? = Eyes()
      try eyes?.open(app, appName: "Doors", testName: "opening")
      eyes = nil
    }
    #expect(
      message == """
        eyes were never closed, for Doors / opening, so what they saw was not judged; \
        call close(), and abortIfNotClosed() where a test may end early
        """)
    #expect(try refusals() == ["Doors/opening: \(message)"])
  }

  @Test func mistakesSayTheWayOut() throws {
    let app = try door()
    let eyes = Eyes()
    #expect(
      #expect(throws: EyesError.self) { try eyes.close() }.map { "\($0)" }
        == "eyes cannot close before they are open; call open(…) first")
    try eyes.open(app, appName: "Doors", testName: "opening")
    #expect(
      #expect(throws: EyesError.self) { try eyes.open(app, appName: "A", testName: "b") }.map { "\($0)" }
        == "eyes are open already, for Doors / opening; call close() or abortIfNotClosed() first")
    let nobody = ElementQuery.screen.descendants(.any)["nobody"]
    let results = try sandbox.run {
      eyes.check("nobody", .region(nobody))
      eyes.check("rectangle", .region(CGRect(x: 0, y: 0, width: 10, height: 10)))
      return try eyes.close(throwing: false)
    }
    #expect(results.stepsInfo.map(\.status) == [.mismatch, .mismatch])
    #expect(
      try sandbox.refusals().map(\.text) == [
        "Doors/opening / nobody @ iphone-x-light", "Doors/opening / rectangle @ iphone-x-light",
      ])
    let messages = results.stepsInfo.compactMap(\.message)
    #expect(
      messages.first?.hasSuffix("is not on the screen; a step looks at one element") == true, "\(messages)")
    #expect(
      messages.last?.hasSuffix(
        "is a rectangle, and a step looks at the window or at an element; name the element")
        == true, "\(messages)")
  }
}
