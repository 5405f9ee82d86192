import GalleyAppium
import Testing

/// The table of routes against the reference of what clients send.
@Suite struct RouteTableTests {
  /// The paths of tier 1 and 2, below `/session/{session}`, which every client family sends.
  private static let wanted = [
    "POST /element", "POST /elements", "POST /element/{element}/element", "POST /element/{element}/elements",
    "POST /element/{element}/click", "POST /element/{element}/value", "POST /element/{element}/clear",
    "GET /element/{element}/text", "GET /element/{element}/name", "GET /element/{element}/rect",
    "GET /element/{element}/displayed", "GET /element/{element}/enabled", "GET /element/{element}/selected",
    "GET /element/{element}/attribute/{name}", "GET /screenshot", "GET /element/{element}/screenshot",
    "GET /source", "POST /execute/sync", "POST /actions", "DELETE /actions", "GET /window/rect",
    "GET /timeouts", "POST /timeouts", "GET /alert/text", "POST /alert/text", "POST /alert/accept",
    "POST /alert/dismiss", "GET /wda/alert/buttons", "GET /appium/settings", "POST /appium/settings",
    "GET /orientation", "POST /orientation", "GET /contexts", "GET /context", "POST /context",
    "GET /element/active", "POST /url", "GET ", "GET /window/size", "POST /wda/tap", "POST /wda/doubleTap",
    "POST /wda/touchAndHold", "POST /wda/dragfromtoforduration", "POST /wda/keys", "POST /wda/homescreen",
    "POST /wda/pressButton", "POST /wda/unlock", "GET /wda/locked", "GET /wda/screen",
    "GET /wda/activeAppInfo", "POST /wda/deactivateApp", "GET /wda/device/info", "GET /wda/batteryInfo",
    "POST /wda/apps/launch", "POST /wda/apps/activate", "POST /wda/apps/terminate", "POST /wda/apps/state",
    "GET /wda/apps/list", "POST /wda/setPasteboard", "POST /wda/getPasteboard",
    "POST /wda/element/{element}/swipe", "POST /wda/element/{element}/scroll",
    "POST /wda/element/{element}/scrollTo", "POST /wda/element/{element}/pinch",
    "POST /wda/element/{element}/rotate", "POST /wda/element/{element}/twoFingerTap",
    "POST /wda/element/{element}/tapWithNumberOfTaps", "POST /wda/element/{element}/forceTouch",
    "POST /wda/element/{element}/pressAndDragWithVelocity", "POST /wda/pickerwheel/{element}/select",
    "POST /wda/keyboard/dismiss",
  ]

  @Test func clientsFindTheirRoutes() {
    let known = Set(RouteTable.all.map { "\($0.method) \($0.path)" })
    for row in Self.wanted {
      let parts = row.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let path = "\(parts[0]) /session/{session}\(parts[1])"
      #expect(known.contains(path), "\(path)")
    }
    for path in ["GET /status", "POST /session", "DELETE /session/{session}", "GET /wda/healthcheck"] {
      #expect(known.contains(path), "\(path)")
    }
  }

  @Test func routesAreUnique() {
    let all = RouteTable.all.map { "\($0.method) \($0.path)" }
    #expect(Set(all).count == all.count)
    let commands = MobileCommand.all.map(\.name)
    #expect(Set(commands).count == commands.count)
  }
}
