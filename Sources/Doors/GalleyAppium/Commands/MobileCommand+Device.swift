import Foundation
import GalleyAutomation
import GalleyJSON
import GalleySimulator
import GalleyTree
import GalleyViews

extension MobileCommand {
  /// The screen, the keyboard and the buttons of the device.
  static let device: [MobileCommand] = [
    .action("mobile: hideKeyboard", "puts the keyboard away") { session, _ in try session.hideKeyboard() },
    MobileCommand("mobile: isKeyboardShown", "whether a field has the keyboard") { session, _ in
      .boolean(try session.isKeyboardShown())
    },
    .action("mobile: keys", "types `keys`, texts or objects with `key`") { session, arguments in
      try session.typeKeys(arguments["keys"])
    },
    .action("mobile: pressButton", "presses the button `name`: home") { try $0.pressButton($1.text("name")) },
    MobileCommand("mobile: source", "the page source as `format` xml, json or description") {
      session, arguments in
      var query: [String: String] = [:]
      query["format"] = try arguments.optionalText("format")
      query["excluded_attributes"] = try arguments.optionalText("excludedAttributes")
      return try session.source(query)
    },
    MobileCommand("mobile: deviceInfo", "the device's name, language and system") { session, _ in
      session.deviceInfo
    },
    MobileCommand("mobile: deviceScreenInfo", "the size of the screen and its scale") { session, _ in
      session.screenInfo
    },
    MobileCommand("mobile: viewportRect", "the screen without the status bar, in pixels") { session, _ in
      session.viewport.value
    },
    MobileCommand("mobile: viewportScreenshot", "the picture of the screen") { session, _ in
      .text(try session.screenshot())
    },
    MobileCommand("mobile: batteryInfo", "a full battery") { _, _ in ["level": 1, "state": 3] },
    MobileCommand("mobile: isLocked", "whether the device is locked") { session, _ in
      .boolean(session.isLocked)
    },
    .action("mobile: lock", "locks the device, for `seconds` if they are given") { session, arguments in
      let time = try arguments.optionalSeconds("seconds")
      try session.lock()
      guard let time, time > .zero else { return }
      session.device.advance(by: time)
      try session.unlock()
    },
    .action("mobile: unlock", "unlocks the device") { session, _ in try session.unlock() },
    .action("mobile: shake", "nothing: the device has no motion") { _, _ in
      throw CommandError(.unsupportedOperation, "The device has no motion; no app of it hears a shake.")
    },
    MobileCommand("mobile: getDeviceTime", "the device's date and time, by ISO 8601") { session, _ in
      .text(session.device.date.formatted(.iso8601))
    },
    .action("mobile: getAppStrings", "nothing: apps are part of the server, without files of their own") {
      _, _ in
      throw CommandError(
        .unsupportedOperation, "Apps of the server have no files of strings; read texts from the screen.")
    },
  ]
}

extension DeviceSession {
  /// The place of the element that has the keyboard.
  func focusedPlace(in screen: ScreenIndex) -> Int? {
    screen.nodes.indices.last { screen.nodes[$0].element.isFocused }
  }

  /// Whether a field has the keyboard.
  func isKeyboardShown() throws -> Bool { focusedPlace(in: try look().screen) != nil }

  /// Puts the keyboard away by its return key; a field of several lines keeps it.
  func hideKeyboard() throws {
    let screen = try look().screen
    guard let focused = focusedPlace(in: screen) else { return }
    guard screen.nodes[focused].element.type != .textView else {
      throw CommandError(
        .invalidElementState, "The return key of a field of several lines does not put its keyboard away.")
    }
    try device.press([.enter])
    try automator.settle(until: device.now + automator.restLimit)
    if focusedPlace(in: try look().screen) != nil {
      throw CommandError(.invalidElementState, "The app keeps the keyboard after its return key.")
    }
  }

  /// Types keys for the focused element: texts, or objects with a key.
  func typeKeys(_ value: JSONValue?) throws {
    guard case .list(let keys)? = value else { throw CommandError.argument("\"keys\" is no list.") }
    for key in keys {
      guard let text = key.text ?? key["key"]?.text else {
        throw CommandError.argument("A key is neither a text nor an object with \"key\".")
      }
      try device.press(Keystrokes.keys(of: ProtocolKeys.text(text)))
    }
    try automator.settle(until: device.now + automator.restLimit)
  }

  /// Presses a button of the device.
  func pressButton(_ name: String) throws {
    let known: [String: HardwareButton] = [
      "home": .home, "volumeup": .volumeUp, "volumedown": .volumeDown, "action": .action, "camera": .camera,
    ]
    guard let button = known[name.lowercased()] else {
      throw CommandError.argument("There is no button \"\(name.prefix(40))\"; one is home.")
    }
    try device.press(button)
  }

  var deviceInfo: JSONValue {
    let configuration = device.configuration
    return [
      "name": .text(configuration.device), "model": .text(configuration.device),
      "currentLocale": .text(configuration.locale.replacing("-", with: "_")),
      "timeZone": .text(configuration.timeZone), "isSimulator": true, "uuid": "simulated",
      "userInterfaceStyle": .text(configuration.appearance.rawValue), "thermalState": 0,
      "userInterfaceIdiom": configuration.size.width < 700 ? 0 : 1,
    ]
  }

  var screenInfo: JSONValue {
    let configuration = device.configuration
    let top = statusBarHeight
    return [
      "statusBarSize": ["width": .integer(Int(configuration.size.width)), "height": .integer(top)],
      "scale": .integer(Int(configuration.scale)),
      "screenSize": [
        "width": .integer(Int(configuration.size.width)), "height": .integer(Int(configuration.size.height)),
      ],
    ]
  }

  /// The height of the status bar, in points.
  private var statusBarHeight: Int {
    let configuration = device.configuration
    let isPortrait = configuration.size.height >= configuration.size.width
    return Int((isPortrait ? device.profile.safeArea : device.profile.landscapeSafeArea).top)
  }

  /// The screen without the status bar, in pixels.
  var viewport: CGRect {
    let configuration = device.configuration
    let (top, scale) = (CGFloat(statusBarHeight), configuration.scale)
    return CGRect(
      x: 0, y: top * scale, width: configuration.size.width * scale,
      height: (configuration.size.height - top) * scale)
  }
}
