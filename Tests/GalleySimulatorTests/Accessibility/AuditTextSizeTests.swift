import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import Testing

/// What audits do with the text size of a device.
@Suite struct AuditTextSizeTests {
  @MainActor private func device(_ size: TextSize) throws -> SimulatedDevice {
    let device = try SimulatedDevice(textSize: size)
    device.install(AuditedApp.self)
    try device.launch(LaunchRequest(AuditedApp.bundleIdentifier, arguments: ["4"], environment: [:]))
    return device
  }

  @MainActor @Test(arguments: [TextSize.small, .large, .accessibility5])
  func theScreenIsAsBeforeAfterwards(_ size: TextSize) throws {
    let device = try device(size)
    let automator = Automator(driver: device)
    try automator.settle(until: device.now + .seconds(5))
    let before = try device.capture()
    _ = try automator.audit(AuditedApp.bundleIdentifier, for: Set(AuditRule.allCases))
    let after = try device.capture()
    #expect(after.snapshot.configuration.textSize == size)
    #expect(after.snapshot.applications == before.snapshot.applications)
    #expect(after.picture == before.picture)
  }

  @MainActor @Test func appsFollowTheSize() throws {
    let device = try device(.large)
    func heights() throws -> [Double] {
      var heights: [Double] = []
      try device.capture().snapshot.screen.walk { element, _ in
        if element.type == .staticText { heights.append(element.appearance?.fontSize ?? 0) }
        return true
      }
      return heights
    }
    let usual = try #require(try heights().max())
    try device.setTextSize(.accessibility5)
    #expect(try #require(try heights().max()) > usual * 1.5)
  }

  @MainActor @Test func anAppThatIsNotInFrontIsTold() throws {
    let device = try device(.large)
    #expect(throws: DriverError.notRunning("org.example.Other")) {
      try Automator(driver: device).audit("org.example.Other", for: [.contrast])
    }
  }
}
