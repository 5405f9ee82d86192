import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct SmokeTests {
  @Test func tapsAButtonThatAppearsLater() throws {
    let button = Element(
      .button, identifier: "ok", label: "OK", frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    let device = ScriptedDevice([.init(bundleIdentifier: "app", root: app([]))])
    device.at(.seconds(2)) { $0.applications[0].root = app([button]) }
    var taps = 0
    device.onTap("ok") { _ in taps += 1 }
    let automator = Automator(driver: device)
    try automator.tap(Target(ElementQuery.application("app").descendants(.button)["OK"]), until: .seconds(5))
    #expect(taps == 1)
    #expect(device.gestures[0].time >= .seconds(2))
    print(automator.log.text)
    #expect(throws: AutomationError.self) {
      do {
        try automator.tap(
          Target(ElementQuery.application("app").descendants(.button)["0K"]), until: .seconds(8))
      } catch { print(error); throw error }
    }
    #expect(device.now == .seconds(8))
  }
}

func app(_ children: [Element]) -> Element {
  Element(.application, label: "App", frame: CGRect(x: 0, y: 0, width: 375, height: 812), children: children)
}
