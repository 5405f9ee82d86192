import GalleyAutomation
import GalleyJSON
import GalleySimulator

extension RouteTable {
  /// A route of a gesture on an element, whose reference is in the path.
  private static func gesture(
    _ path: String, _ summary: String,
    _ work: @escaping @Sendable (DeviceSession, [String: JSONValue]) throws -> Void
  ) -> Route {
    .session("POST", "/wda/element/{element}/\(path)", .wda, summary) { session, call in
      try work(session, call.body.merging(["elementId": .text(call.parameter("element"))]) { $1 })
      return .null
    }
  }

  /// A route whose answer is null.
  private static func action(
    _ path: String, _ summary: String, servesLatest: Bool = false,
    _ work: @escaping @Sendable (DeviceSession, [String: JSONValue]) throws -> Void
  ) -> Route {
    .session("POST", "/wda/\(path)", .wda, summary, servesLatest: servesLatest) { session, call in
      try work(session, call.body)
      return .null
    }
  }

  /// The routes that WebDriverAgent adds.
  ///
  /// - Reference: [WebDriverAgent's
  ///   commands](https://github.com/appium/WebDriverAgent/tree/master/WebDriverAgentLib/Commands).
  static let agentRoutes: [Route] = pointRoutes + deviceRoutes + gestureRoutes

  /// Gestures at points.
  private static let pointRoutes: [Route] = [
    action("tap", "taps a point") { try $0.tap($1) },
    .session("POST", "/wda/tap/{element}", .wda, "taps a point of an element; 0 is the screen") {
      session, call in
      let reference = call.parameter("element")
      let element: [String: JSONValue] = reference == "0" ? [:] : ["elementId": .text(reference)]
      try session.tap(call.body.merging(element) { $1 })
      return .null
    },
    action("doubleTap", "taps a point twice") { try $0.doubleTap($1) },
    action("touchAndHold", "touches a point for `duration` seconds") { try $0.touchAndHold($1) },
    action("dragfromtoforduration", "drags between two points") { try $0.drag($1) },
    action("pressAndDragWithVelocity", "drags between two points with a `velocity`") { try $0.drag($1) },
    action("swipe", "swipes the app in a `direction`") { try $0.swipe($1) },
    action("keys", "types the characters `value` into the focused element") { session, arguments in
      try session.typeKeys([.text(DeviceSession.typedText(arguments))])
    },
  ]

  /// The device and its apps.
  private static let deviceRoutes: [Route] = [
    action("homescreen", "leads to the home screen", servesLatest: true) { session, _ in
      try session.device.press(.home)
    },
    .session("POST", "/wda/pressButton", .wda, "presses the button `name`") { session, call in
      try session.pressButton(call.text("name"))
      return .null
    },
    .server("GET", "/wda/locked", .wda, "false: a device without a session is not locked") { _, _ in
      .boolean(false)
    },
    .session("GET", "/wda/locked", .wda, "whether the device is locked") { session, _ in
      .boolean(session.isLocked)
    },
    action("lock", "locks the device", servesLatest: true) { session, _ in try session.lock() },
    action("unlock", "unlocks the device", servesLatest: true) { session, _ in try session.unlock() },
    .session("GET", "/wda/accessibleSource", .wda, "the page source as JSON", servesLatest: true) {
      session, _ in
      try session.source(["format": "json"])
    },
    .session("GET", "/wda/screen", .wda, "the size of the screen and its scale", servesLatest: true) {
      session, _ in
      session.screenInfo
    },
    .session("GET", "/wda/activeAppInfo", .wda, "the app in front", servesLatest: true) { session, _ in
      try session.activeApp()
    },
    .session("GET", "/wda/device/info", .wda, "the device's name, language and system", servesLatest: true) {
      session, _ in session.deviceInfo
    },
    .session("GET", "/wda/batteryInfo", .wda, "a full battery", servesLatest: true) { _, _ in
      ["level": 1, "state": 3]
    },
    action("deactivateApp", "leaves the app for `duration` seconds") { session, arguments in
      try session.background(arguments.optionalNumber("duration") ?? 3)
    },
    action("apps/launch", "launches the app `bundleId`") { session, arguments in
      try session.launch(
        arguments.text("bundleId"), SessionPlan.texts(arguments["arguments"], "arguments"),
        SessionPlan.environment(arguments["environment"], "environment"))
    },
    action("apps/launchUnattached", "launches the app `bundleId`", servesLatest: true) { session, arguments in
      try session.launch(arguments.text("bundleId"), [], [:])
    },
    action("apps/activate", "brings the app `bundleId` to the front") { session, arguments in
      try session.activate(arguments.text("bundleId"))
    },
    .session("POST", "/wda/apps/terminate", .wda, "terminates the app `bundleId`") { session, call in
      .boolean(try session.terminate(call.text("bundleId")))
    },
    .session("POST", "/wda/apps/state", .wda, "the state of the app `bundleId`, from 1 to 4") {
      session, call in
      // WebDriverAgent does not distinguish an app that is not installed from one that does not run.
      .integer(max(1, Int(session.device.state(of: try call.text("bundleId")).rawValue)))
    },
    .session("GET", "/wda/apps/list", .wda, "the app in front, in a list", servesLatest: true) { session, _ in
      .list([try session.activeApp()])
    },
    action("setPasteboard", "puts the text `content`, in base64, on the pasteboard") { session, arguments in
      try session.setPasteboard(base64: arguments.text("content"))
    },
    .session("POST", "/wda/getPasteboard", .wda, "the text on the pasteboard, in base64") { session, _ in
      .text(session.pasteboardBase64)
    },
    action("resetAppAuth", "makes the app ask again for the `resource`") { try $0.resetPermission($1) },
    action("keyboard/dismiss", "puts the keyboard away") { session, _ in try session.hideKeyboard() },
  ]

  /// Gestures on elements.
  private static let gestureRoutes: [Route] = [
    gesture("swipe", "swipes in a `direction`") { try $0.swipe($1) },
    gesture("scroll", "scrolls to `name`, to `predicateString`, or in a `direction`") { try $0.scroll($1) },
    gesture("scrollTo", "scrolls until the element is visible") { session, arguments in
      try session.scroll(arguments.merging(["toVisible": true]) { $1 })
    },
    gesture("pinch", "moves two fingers by `scale`") { try $0.pinch($1) },
    gesture("rotate", "turns two fingers by `rotation` radians") { try $0.rotate($1) },
    gesture("doubleTap", "taps twice") { try $0.doubleTap($1) },
    gesture("twoFingerTap", "taps with two fingers") { try $0.twoFingerTap($1) },
    gesture("tapWithNumberOfTaps", "taps `numberOfTaps` times") { try $0.taps($1) },
    gesture("touchAndHold", "touches for `duration` seconds") { try $0.touchAndHold($1) },
    gesture("forceTouch", "touches for `duration` seconds, 0.5 by default") {
      try $0.touchAndHold($1, usual: .milliseconds(500))
    },
    gesture("dragfromtoforduration", "drags between two points of the element") { try $0.drag($1) },
    gesture("pressAndDragWithVelocity", "drags between two points with a `velocity`") { try $0.drag($1) },
    .session("GET", "/wda/element/{element}/accessible", .wda, "whether assistive technology stops at it") {
      .boolean(try $0.facts(of: $1.parameter("element")).isAccessible)
    },
    .session(
      "GET", "/wda/element/{element}/accessibilityContainer", .wda, "whether it only holds other elements"
    ) {
      .boolean(try $0.facts(of: $1.parameter("element")).isContainer)
    },
    .session("POST", "/wda/pickerwheel/{element}/select", .wda, "turns a picker's wheel by one value") {
      session, call in
      try session.turnPickerWheel(call.body.merging(["elementId": .text(call.parameter("element"))]) { $1 })
      return .null
    },
    .session("GET", "/wda/element/{element}/getVisibleCells", .wda, "the visible cells of an element") {
      session, call in
      try session.visibleCells(of: call.parameter("element"))
    },
  ]
}
