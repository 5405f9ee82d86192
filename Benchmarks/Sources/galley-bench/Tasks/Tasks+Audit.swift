import GalleyAutomation
import GalleySimulator
import GalleyTree
import Recipes
import RecipesOnDevice

extension Task {
  /// A phone screen at 3 pixels a point, audited for everything that one tree and its picture tell (`audit.phone`).
  static func audit() -> [Task] {
    let app = RecipesApp.bundleIdentifier
    var screen: Capture?
    return [
      Task(name: "audit.phone") {
        do {
          let capture = try screen ?? capture(of: app)
          screen = capture
          return AccessibilityAudit(capture, of: app).issues(of: Set(AuditRule.allCases))
        } catch {
          fatalError("audit.phone: \(error)")
        }
      }
    ]
  }

  private static func capture(of app: String) throws -> Capture {
    let device = try SimulatedDevice()
    device.install(RecipesApp.self)
    try device.launch(LaunchRequest(app))
    try Automator(driver: device).settle(until: device.now + .seconds(30))
    return try device.capture()
  }
}
