import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyImage
import GalleyTree
import ScriptedDevice
import Synchronization
import Testing

@testable import Galley
@testable import GalleyChecks

/// Checks of a device that is not deterministic, in a project made for the test.
@Suite struct SettledCheckTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  private func screen(_ elements: [Element]) -> [ApplicationTree] {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    return [
      ApplicationTree(bundleIdentifier: "app", root: Element(.application, frame: frame, children: elements))
    ]
  }

  private func text(_ label: String, y: Double = 60) -> Element {
    Element(
      .staticText, identifier: "text", label: label, frame: CGRect(x: 20, y: y, width: 80, height: 20))
  }

  private var indicator: Element {
    var appearance = Appearance()
    appearance.isBusy = true
    return Element(
      .activityIndicator, label: "Loading", frame: CGRect(x: 177, y: 400, width: 20, height: 20),
      appearance: appearance)
  }

  private func request(_ name: String, regions: [CheckRegion]) -> CheckRequest {
    CheckRequest(at: CallSite(filePath: #filePath, line: #line), stated: .check(nil, nil, regions)) {
      CheckKey(suite: ["Suite"], test: "test", name: name, configuration: $0)
    }
  }

  /// What became of a check of the whole screen, in a process of its own as it were.
  private func check(
    _ driver: any Driver, ignoring identifier: String? = nil, record: RecordMode = .none
  ) throws -> CheckOutcome {
    let regions = identifier.map { identifier in
      CheckRegion.ignore(
        RegionTarget(identifier) { snapshot in
          .elements(snapshot.screen.paths { $0.identifier == identifier })
        })
    }
    let request = request("screen", regions: regions.map { [$0] } ?? [])
    return try sandbox.withRunner(record) { runner in
      runner.run(try request.capture(Application("app", on: Automator(driver: driver)), for: runner))
    }
  }

  @Test func aScreenThatMovesPassesWhereItIsAsApproved() throws {
    #expect(try check(ScriptedDevice(screen([text("start")])), record: .missing) == .recorded(.missing))
    let device = ScriptedDevice(changes: []) { now in
      screen([text(now == .zero ? "start" : "\(now)")])
    }
    #expect(try check(device) == .match)
    #expect(device.captures == [.zero])
  }

  @Test func aScreenThatMovesIsNoProofAnywhereElse() throws {
    for mode in [RecordMode.missing, .all] {
      let device = ScriptedDevice(changes: []) { now in screen([text("\(now)")]) }
      #expect(throws: SettlingError.self) { try check(device, record: mode) }
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/Baselines"))
  }

  @Test func whatComesToRestIsCompared() throws {
    #expect(try check(ScriptedDevice(screen([text("start")])), record: .missing) == .recorded(.missing))
    func device(_ end: String) -> ScriptedDevice {
      ScriptedDevice(changes: []) { now in screen([text(now < .seconds(1) ? "\(now)" : end)]) }
    }
    #expect(try check(device("start")) == .match)
    #expect(try !check(device("end")).passes)
  }

  @Test func whatIsIgnoredNeedNotHoldStill() throws {
    let device = ScriptedDevice(changes: []) { now in screen([text("\(now)")]) }
    #expect(try check(device, ignoring: "text", record: .missing) == .recorded(.missing))
    #expect(try check(device, ignoring: "text").passes)
  }

  /// What is recorded where everything is recorded is at rest, though a region lets more than one screen pass.
  @Test func whereEverythingIsRecordedTheFirstFrameIsNotTaken() throws {
    let before = text("a")
    #expect(
      try check(ScriptedDevice(screen([before])), ignoring: "text", record: .missing) == .recorded(.missing))
    let device = ScriptedDevice(screen([text("b")]))
    _ = try check(device, ignoring: "text", record: .all)
    #expect(device.captures.count == 2)
  }

  /// The comparisons with the baseline, the searches for a region and the frames of a check of one screen.
  private func work(
    _ driver: ScriptedDevice, ignoring: Bool = true
  ) throws -> (outcome: CheckOutcome, comparisons: Int, searches: Int, frames: Int) {
    let comparisons = Mutex(0)
    var searches = 0
    let region = CheckRegion.ignore(
      RegionTarget("text") { snapshot in
        searches += 1
        return .elements(snapshot.screen.paths { $0.identifier == "text" })
      })
    let request = request("screen", regions: ignoring ? [region] : [])
    let outcome = try sandbox.withRunner { runner in
      let counting = CheckRunner(store: runner.store, recorder: runner.recorder) {
        comparisons.withLock { $0 += 1 }
        return BaselineComparison.of($0, $1, against: $2)
      }
      return counting.run(
        try request.capture(Application("app", on: Automator(driver: driver)), for: counting))
    }
    return (outcome, comparisons.withLock { $0 }, searches, driver.captures.count)
  }

  @Test func aScreenThatIsAtRestAtOnceIsComparedOnce() throws {
    let other = Element(.button, label: "Save", frame: CGRect(x: 20, y: 200, width: 80, height: 40))
    #expect(
      try check(ScriptedDevice(screen([text("a"), other])), ignoring: "text", record: .missing)
        == .recorded(.missing))
    // It passes at the first look.
    let passing = try work(ScriptedDevice(screen([text("b"), other])))
    #expect(passing.outcome.passes && passing.outcome.status == .tolerated)
    #expect(passing.comparisons == 1 && passing.searches == 1 && passing.frames == 1)
    // It does not, and the second look shows the same.
    let failing = try work(ScriptedDevice(screen([text("b")])))
    #expect(failing.outcome.status == .mismatch)
    #expect(failing.comparisons == 1 && failing.frames == 2)
    // What is equal is compared by its digest alone.
    let equal = try work(ScriptedDevice(screen([text("a"), other])))
    #expect(equal.outcome == .match && equal.comparisons == 0 && equal.frames == 1)
  }

  @Test func whatChangedSinceTheFirstLookIsComparedAnew() throws {
    #expect(try check(ScriptedDevice(screen([text("a")])), record: .missing) == .recorded(.missing))
    let device = ScriptedDevice(changes: []) { now in screen([text(now == .zero ? "b" : "c")]) }
    let found = try work(device, ignoring: false)
    #expect(found.outcome.status == .mismatch && found.comparisons == 2 && found.frames == 3)
  }

  @Test func aBusyScreenIsNoProofUntilThatIsMeant() throws {
    let loading = screen([text("a"), indicator])
    for device in [ScriptedDevice(loading), SteadyDevice(loading)] {
      #expect(throws: SettlingError.self) { try check(device) }
    }
    #expect(
      try whileBusy { try check(ScriptedDevice(loading), record: .missing) } == .recorded(.missing))
    // What was approved busy may be busy, and is compared as anything else.
    for driver in [ScriptedDevice.init(_:size:), SteadyDevice.init(_:size:)] {
      let size = CGSize(width: 375, height: 812)
      #expect(try check(driver(loading, size)) == .match)
      #expect(try !check(driver(screen([text("b"), indicator]), size)).passes)
      var other = indicator
      other.label = "Saving"
      #expect(throws: SettlingError.self) { try check(driver(screen([text("a"), other]), size)) }
    }
  }

  @Test func whatARectangleOrPaddingCoversNeedNotHoldStill() throws {
    let regions: [(CheckRegion, isEnough: Bool)] = [
      (.ignore(CGRect(x: 20, y: 40, width: 80, height: 20)), true),
      (.ignore(CGRect(x: 20, y: 56, width: 80, height: 20)), false),
      (
        .ignore(RegionTarget("text") { .elements($0.screen.paths { $0.identifier == "text" }) }, padding: 10),
        true
      ),
      (
        .ignore(RegionTarget("text") { .elements($0.screen.paths { $0.identifier == "text" }) }, padding: 1),
        false
      ),
      (.strict(CGRect(x: 0, y: 0, width: 375, height: 812)), false),
    ]
    for (region, isEnough) in regions {
      let device = ScriptedDevice(screen([text("still")]))
      // Five points above the text.
      device.paint = { picture, device in
        picture[30, 55] = RGBA(UInt8(truncatingIfNeeded: Int(device.now / .milliseconds(1))), 0, 0)
      }
      var error: SettlingError?
      do {
        _ = try sandbox.withRunner { runner in
          try request("regions", regions: [region])
            .capture(Application("app", on: Automator(driver: device)), for: runner)
        }
      } catch let caught as SettlingError {
        error = caught
      }
      #expect((error == nil) == isEnough, "\(region.title)")
    }
  }
}
