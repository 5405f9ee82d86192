import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct BusyScreenTests {
  /// Both kinds of drivers, with the same screen.
  private func devices(_ elements: Element...) -> [FreezingDevice] {
    let tree = ApplicationTree(
      bundleIdentifier: "app", root: Element(.application, frame: screenFrame, children: elements))
    return [FreezingDevice([tree]), SteadyDevice([tree])]
  }

  @Test func aScreenThatIsBusyAtTheDeadlineIsAnError() throws {
    for device in devices(button("OK"), indicator()) {
      device.activity = ["GET /recipes"]
      let error = try failure(Automator(driver: device), SettlingRequest(until: .seconds(3)))
      #expect(error?.cause == .busy(BusyScreen(elements: [indicator()], activity: ["GET /recipes"])))
      #expect(error?.waited == .seconds(3))
    }
  }

  @Test func workThatTheDriverWaitsForIsAnError() throws {
    for device in devices(button("OK")) {
      device.activity = ["GET /recipes"]
      let error = try failure(Automator(driver: device), SettlingRequest(until: .seconds(3)))
      #expect(error?.cause == .busy(BusyScreen(elements: [], activity: ["GET /recipes"])))
    }
  }

  @Test func aScreenThatIsNotBusyAnyMoreIsCaptured() throws {
    func screen(_ now: Duration) -> [ApplicationTree] {
      [now < .seconds(1) ? app(indicator()) : app(button("OK"))]
    }
    let other = ScriptedDevice(changes: [.seconds(1)], screen: screen)
    let request = SettlingRequest(until: .seconds(5))
    #expect(try Automator(driver: other).settledCapture(request).waited == .milliseconds(2850))
    // One that knows when something changes need not look on and on.
    let steady = SteadyDevice(changes: [.seconds(1)], screen: screen)
    let settled = try Automator(driver: steady).settledCapture(request)
    #expect(settled.waited == .seconds(1) && settled.frames == 2)
  }

  @Test func theExpectedScreenMayBeBusy() throws {
    for device in devices(indicator()) {
      let settled = try Automator(driver: device).settledCapture(
        SettlingRequest(until: .seconds(3), isExpected: { _ in true }))
      #expect(settled.isExpected)
    }
  }

  @Test func whatIsMeantToBeBusyMayBeBusyAlone() throws {
    for device in devices(indicator("Loading"), indicator("Saving", y: 500)) {
      device.activity = ["GET /recipes"]
      let automator = Automator(driver: device)
      let error = try failure(
        automator,
        SettlingRequest(until: .seconds(3), isMeantBusy: { element, _ in element.label == "Loading" }))
      #expect(
        error?.cause
          == .busy(BusyScreen(elements: [indicator("Saving", y: 500)], activity: ["GET /recipes"])))
      let requests = [
        SettlingRequest(until: .seconds(6), isMeantBusy: { _, _ in true }),
        SettlingRequest(until: .seconds(9), allowsBusy: true),
      ]
      for request in requests { #expect(try failure(automator, request) == nil) }
    }
  }

  @Test func whatIsNotInThePictureMayBeBusy() throws {
    var above = indicator(y: -100)
    above.isHittable = false
    for device in devices(indicator(), text("still"), above) {
      device.activity = ["activity indicator “Loading”"]
      let scopes = [
        SettlingScope(subject: [0, 1]), SettlingScope(leftOut: [[0, 0]]),
        SettlingScope(leftOutFrames: [CGRect(x: 100, y: 390, width: 200, height: 40)]),
      ]
      for scope in scopes {
        let automator = Automator(driver: device)
        let request = SettlingRequest(until: device.now + .seconds(3), scope: { _ in scope })
        #expect(try failure(automator, request) == nil)
      }
    }
  }

  @Test func aBusyScreenLeavesEvidence() throws {
    for device in devices(indicator()) {
      let automator = Automator(driver: device)
      let list = EvidenceList()
      automator.evidence = list
      let error = try #require(try failure(automator, SettlingRequest(until: .seconds(3))))
      #expect(list.pieces.count == 1)
      #expect(list.pieces.first?.title == SettlingErrorText.summary(error))
      #expect(list.pieces.first?.capture?.snapshot.instant == .seconds(3))
    }
  }
}
