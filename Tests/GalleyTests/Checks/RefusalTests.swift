import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleyTree
import GalleyViews
import Testing
import XCTest
import XCUIAutomation

@testable import Galley
@testable import GalleyChecks

/// The pages' protocol, not that of views, which is of the same name.
private typealias Layout = GalleyPages.Layout

/// An app with a text, a button that takes it away, and, if it is told to, an activity indicator.
private struct QuietApp: App {
  var body: some Scene { WindowGroup { QuietView() } }
}

private struct QuietView: View {
  @Environment(\.launchEnvironment) private var launchEnvironment
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { Text("Quiet").accessibilityIdentifier("quiet") }
      Button("Hide") { isThere = false }.accessibilityIdentifier("hide")
      if launchEnvironment["BUSY"] != nil { ProgressView("Loading") }
    }
  }
}

private struct Quiet: Layout {
  enum Checkpoints: String, CheckpointName { case resting }
  let quiet = AnyElement(.staticText, "quiet")
  let hide = AnyElement(.button, "hide")
  let loud = AnyElement(.staticText, "loud")
  var body: Blueprint {
    Required { quiet }
    Checkpoint(Checkpoints.resting) { loud }
  }
}

/// A device that does not answer any more.
private final class DeadDevice: Driver {
  var now: Duration { .zero }
  private var error: DriverError { .unavailable(reason: "it is gone") }
  func launch(_ request: LaunchRequest) throws(DriverError) { throw error }
  func activate(_ request: LaunchRequest) throws(DriverError) { throw error }
  func open(_ url: URL, in request: LaunchRequest) throws(DriverError) { throw error }
  func state(of bundleIdentifier: String) -> ApplicationState { .unknown }
  func terminate(_ bundleIdentifier: String) throws(DriverError) { throw error }
  func snapshot() throws(DriverError) -> Snapshot { throw error }
  func capture() throws(DriverError) -> Capture { throw error }
  func perform(_ gesture: GalleyAutomation.Gesture) throws(DriverError) { throw error }
  func press(_ keys: [KeyInput]) throws(DriverError) { throw error }
  func wait(until deadline: Duration) throws(DriverError) { throw error }
}

/// Checks that cannot be made leave refusals in the run, so that its gate stays shut.
@Suite struct RefusalTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  private func launch(_ environment: [String: String] = [:]) throws -> Application {
    let application = try Application.launch(QuietApp.self, environment: environment)
    application.automator.evidence = nil
    return application
  }

  private let nobody = ElementQuery.screen.descendants(.any)["nobody"]

  /// The refusals that checks leave in the run, each of which fails the test at its line with the same reason.
  private func refusals(_ body: () throws -> Void) throws -> [Refusal] {
    let failures = try sandbox.failures { try body() }
    let refusals = try sandbox.refusals()
    #expect(failures.count == refusals.count && failures.allSatisfy { $0.reason == .check })
    for (failure, refusal) in zip(failures, refusals) {
      #expect(failure.message.contains(refusal.reason) && failure.site.line == refusal.place.line)
    }
    return refusals
  }

  private func issues() throws -> [String] {
    try Run(nil, in: sandbox.project).processes.first?.failures?.issues ?? []
  }

  private func gate() throws -> Verdict {
    Gate().verdict(on: try Run(nil, in: sandbox.project), against: BaselineStore(sandbox.project))
  }

  @Test func aBusyScreen() throws {
    let application = try launch(["BUSY": "1"])
    let line = #line + 1
    let refusals = try refusals { try application.check("start", for: 7) }
    #expect(refusals.map(\.text) == ["RefusalTests/aBusyScreen(7) / start @ iphone-x-light"])
    #expect(
      refusals.first?.reason.hasPrefix("the screen was still busy after 5 s: activityIndicator “Loading”")
        == true,
      "\(refusals)")
    #expect(refusals.first?.place.line == line)
    #expect(refusals.first?.place.filePath.hasSuffix("Checks/RefusalTests.swift") == true)
    let issues = try issues()
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("GalleyTests/RefusalTests.swift:\(line):") == true, "\(issues)")
    #expect(try gate().exitCode == .notComparable)
    #expect(try gate().findings.isEmpty)
  }

  @Test func whatIsIgnoredLeavesNothing() throws {
    let page = try Page<Quiet>(on: launch())
    try page.hide.tap(at: .center)
    try SnapshotOptions.$current.withValue(SnapshotOptions(isIgnored: true)) {
      try sandbox.run {
        #expect(throws: PageError.self) { try page.check("gone", within: .seconds(1)) }
        let outcome = try page.loud.check("loud")
        #expect(outcome == nil)
      }
    }
    #expect(try sandbox.refusals().isEmpty)
  }

  @Test func aRegionThatMatchesNothing() throws {
    let application = try launch()
    let refusals = try refusals { try application.check("start", regions: [.ignore(nobody)]) }
    let reason = try #require(refusals.first?.reason)
    #expect(reason.hasPrefix("nothing was compared: the region ignore of "))
    #expect(!reason.contains("⏎"))
  }

  @Test func aPageThatIsGoneIsThrownAndNotedAtTheTest() throws {
    let page = try Page<Quiet>(on: launch())
    try page.hide.tap(at: .center)
    #expect(throws: PageError.self) { try sandbox.run { try page.check(.resting, within: .seconds(1)) } }
    let refusals = try sandbox.refusals()
    #expect(refusals.map(\.text) == ["Quiet / resting @ iphone-x-light"])
    #expect(refusals.first?.reason.contains("Quiet") == true, "\(refusals)")
    #expect(refusals.first?.reason.contains("⏎") == false)
    let place = try #require(Test.current?.sourceLocation)
    #expect(try issues() == ["\(place.fileID):\(place.line):\(place.column)"])
  }

  @Test func anElementOfALayoutsRegionThatIsNotThere() throws {
    let page = try Page<Quiet>(on: launch())
    #expect(throws: PageError.self) { try sandbox.run { try page.check(.resting) } }
    #expect(throws: PageError.self) { try sandbox.run { try page.loud.check("loud") } }
    let texts = try sandbox.refusals().map(\.text)
    #expect(
      texts == [
        "Quiet / resting @ iphone-x-light",
        "RefusalTests/anElementOfALayoutsRegionThatIsNotThere / loud @ iphone-x-light",
      ])
  }

  @Test func aDeviceThatDoesNotAnswerIsNotKnown() throws {
    let application = Application("app", on: Automator(driver: DeadDevice()))
    #expect(throws: DriverError.self) { try sandbox.run { try application.check("start") } }
    let refusal = try #require(try sandbox.refusals().first)
    #expect(refusal.key == nil)
    #expect(refusal.text == "RefusalTests/aDeviceThatDoesNotAnswerIsNotKnown / start")
  }

  @Test func wholeContentOfWhatDoesNotScroll() throws {
    let page = try Page<Quiet>(on: launch())
    let refusals = try refusals { try page.quiet.check("quiet", fully: true) }
    #expect(
      refusals.first?.reason.hasSuffix(
        "does not scroll and holds nothing that does; check it without \"fully\"") == true, "\(refusals)")
  }

  @Test func aPictureThatCannotBeRead() throws {
    let refusals = try refusals {
      assertSnapshot(of: PNGFile("/nowhere/sky.png"), as: .image, named: "sky")
    }
    #expect(refusals.map(\.text) == ["RefusalTests/aPictureThatCannotBeRead / sky @ picture"])
    #expect(refusals.first?.reason.contains("/nowhere/sky.png") == true)
    #expect(try issues().count == 1)
  }

  @Test(arguments: [1]) func aSnapshotWithoutAName(_: Int) throws {
    let refusals = try refusals { assertSnapshot(of: Bitmap(width: 2, height: 2), as: .image) }
    #expect(refusals.map(\.text) == ["RefusalTests/aSnapshotWithoutAName"])
    #expect(refusals.first?.key == nil)
  }

  @MainActor @Test func anElementOfApplesAPI() throws {
    let refusals = try refusals { XCUIApplication().staticTexts["a"].check("a") }
    #expect(refusals.map(\.text) == ["RefusalTests/anElementOfApplesAPI / a"])
    #expect(
      refusals.map(\.reason) == [
        "no device is installed; let the test class inherit from SimulatedTestCase"
      ])
    let automator = try launch().automator
    XCUIContext.begin(automator: automator, defaultBundleIdentifier: QuietApp.bundleIdentifier)
    defer { XCUIContext.end() }
    let failures = try sandbox.failures { _ = XCUIApplication().staticTexts["nobody"].check("nobody") }
    #expect(failures.map { $0.message.hasPrefix("nobody: ") } == [true], "\(failures)")
    XCUIContext.isStopped = true
    try sandbox.run { _ = XCUIApplication().check("later") }
    let later = try sandbox.refusals().dropFirst()
    #expect(
      later.map(\.text) == [
        "RefusalTests/anElementOfApplesAPI / nobody @ iphone-x-light",
        "RefusalTests/anElementOfApplesAPI / later @ iphone-x-light",
      ])
    #expect(
      later.last?.reason == "an earlier failure had stopped the test, whose \"continueAfterFailure\" is false"
    )
  }

  @Test func whatXCTestIsToldThatACheckThrewIsACheckFailure() throws {
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "x"])
    let observer = TestObserver { recorder }
    let testCase = XCTestCase(name: "test", testClosure: { _ in })
    func fail(_ description: String) {
      observer.testCase(testCase, didFailWithDescription: description, inFile: nil, atLine: 1)
    }
    let error = CheckError.region("ignore of clock", .floatingRectangle)
    observer.testBundleWillStart(Bundle.main)
    observer.testCaseWillStart(testCase)
    fail("threw error \"\(error)\"")
    CheckFailure.noteThrown(error, by: recorder, at: nil)
    fail("threw error \"\(error)\"")
    fail("XCTAssertNoThrow failed: threw error \"\(error)\" - ")
    fail("threw error \"another\"")
    observer.testCaseWillStart(testCase)
    fail("threw error \"\(error)\"")
    observer.testBundleDidFinish(Bundle.main)
    try recorder.close()
    let failures = try #require(try Run("x", in: sandbox.project).processes.first?.failures)
    #expect(failures.checks == 2 && failures.others == 3)
  }
}
