import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct WaitingTests {
  @Test func looksNowAfterEveryChangeAndExactlyAtTheDeadline() throws {
    let device = ScriptedDevice(changes: [.seconds(1), .milliseconds(2500)]) { _ in [app()] }
    let automator = Automator(driver: device)
    #expect(try !automator.wait(until: .seconds(4)) { _ in false })
    #expect(device.looks == [.zero, .seconds(1), .milliseconds(2500), .seconds(4)])
    #expect(device.now == .seconds(4))
  }

  @Test func whatComesAtTheDeadlineIsInTime() throws {
    let device = ScriptedDevice(changes: [.seconds(3)]) { now in now < .seconds(3) ? [] : [app()] }
    #expect(try Automator(driver: device).wait(until: .seconds(3)) { !$0.applications.isEmpty })
  }

  @Test func whatComesAfterTheDeadlineIsNot() throws {
    let device = ScriptedDevice(changes: [.seconds(3)]) { now in now < .seconds(3) ? [] : [app()] }
    #expect(try !Automator(driver: device).wait(until: .milliseconds(2999)) { !$0.applications.isEmpty })
    #expect(device.now == .milliseconds(2999))
  }

  @Test func aConditionThatHoldsCostsNoTime() throws {
    let device = ScriptedDevice([app()])
    #expect(try Automator(driver: device).wait(until: .seconds(30)) { _ in true })
    #expect(device.now == .zero)
    #expect(device.looks.count == 1)
  }

  @Test func aDeadlineThatHasPassedStillAllowsOneLook() throws {
    let device = ScriptedDevice([app()])
    try device.wait(until: .seconds(5))
    #expect(try Automator(driver: device).wait(until: .seconds(1)) { !$0.applications.isEmpty })
    #expect(device.now == .seconds(5))
  }
}

@Suite struct SettlingTests {
  @Test func asksADriverThatKnows() throws {
    let device = ReportingDevice([app()])
    device.activity = ["push animation"]
    device.at(.milliseconds(350)) {
      ($0 as? ReportingDevice)?.activity = []; $0.applications = [app()]
    }
    #expect(try Automator(driver: device).settle(until: .seconds(5)).isEmpty)
    #expect(device.now == .milliseconds(350))
  }

  @Test func tellsWhatDoesNotRest() throws {
    let device = ReportingDevice([app()])
    device.activity = ["activity indicator “Loading”"]
    #expect(try Automator(driver: device).settle(until: .seconds(1)) == ["activity indicator “Loading”"])
    #expect(device.now == .seconds(1))
  }

  @Test func comparesFramesWithAnyOtherDriver() throws {
    let frames = (1...10).map { Duration.milliseconds($0 * 10) }
    let device = ScriptedDevice(changes: frames) { now in
      [app(button("moving", Double(min(now, .milliseconds(100)) / .milliseconds(1))))]
    }
    #expect(try Automator(driver: device).settle(until: .seconds(1)).isEmpty)
    #expect(device.now > .milliseconds(100) && device.now < .milliseconds(150))
  }

  @Test func givesUpAtTheDeadline() throws {
    let frames = (1...100).map { Duration.milliseconds($0 * 10) }
    let device = ScriptedDevice(changes: frames) { now in [app(button("moving", now / .milliseconds(1)))] }
    #expect(try Automator(driver: device).settle(until: .milliseconds(300)) == ["the screen still changes"])
    #expect(device.now == .milliseconds(300))
  }
}
