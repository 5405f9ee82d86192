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
      let rect = session.viewport
      return [
        "left": .integer(Int(rect.minX)), "top": .integer(Int(rect.minY)), "width": .integer(Int(rect.width)),
        "height": .integer(Int(rect.height)),
      ]
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
    .action("mobile: shake", "is refused: the device has no motion") { _, _ in
      throw CommandError(.unsupportedOperation, "The device has no motion; no app of it hears a shake.")
    },
    MobileCommand(
      "mobile: getDeviceTime",
      "the device's date and time, by ISO 8601 or in a `format` such as YYYY-MM-DD HH:mm:ss"
    ) {
      session, arguments in
      .text(session.time(as: try arguments.optionalText("format")))
    },
    MobileCommand("mobile: getContexts", "the list of the only context") { _, _ in [["id": "NATIVE_APP"]] },
    .action("mobile: getAppStrings", "is refused: apps are part of the server, without files of their own") {
      _, _ in
      throw CommandError(
        .unsupportedOperation, "Apps of the server have no files of strings; read texts from the screen.")
    },
  ]
}

extension DeviceSession {
  /// The place of the focused element.
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
      try press(text, holding: Self.modifiers(key["modifierFlags"]?.number ?? 0))
    }
    try automator.settle(until: device.now + automator.restLimit)
  }

  /// The modifiers of a key, by the numbers of `XCUIElement.KeyModifierFlags`.
  private static func modifiers(_ flags: Double) -> KeyModifiers {
    let bits = Int(exactly: flags) ?? 0
    let all: [(Int, KeyModifiers)] = [
      (1 << 1, .shift), (1 << 2, .control), (1 << 3, .option), (1 << 4, .command),
    ]
    return all.reduce(into: []) { if bits & $1.0 != 0 { $0.formUnion($1.1) } }
  }

  /// The device's time, in a format of Appium's drivers.
  ///
  /// - Parameter format: Letters of the library Moment: `YYYY`, `MM`, `DD`, `HH`, `mm`, `ss` and `Z`; `nil` for ISO 8601.
  func time(as format: String?) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: device.configuration.timeZone) ?? .gmt
    let parts = calendar.dateComponents(in: calendar.timeZone, from: device.date)
    let minutes = calendar.timeZone.secondsFromGMT(for: device.date) / 60
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let offset = "\(minutes < 0 ? "-" : "+")\(digits(abs(minutes) / 60)):\(digits(abs(minutes) % 60))"
    let values = [
      ("YYYY", digits(parts.year, 4)), ("MM", digits(parts.month)), ("DD", digits(parts.day)),
      ("HH", digits(parts.hour)),
      ("mm", digits(parts.minute)), ("ss", digits(parts.second)), ("Z", offset),
    ]
    var text = ""
    var rest = Substring(format ?? "YYYY-MM-DDTHH:mm:ssZ")
    while let first = rest.first {
      if let (name, value) = values.first(where: { rest.hasPrefix($0.0) }) {
        text += value
        rest.removeFirst(name.count)
      } else {
        text.append(first)
        rest.removeFirst()
      }
    }
    return text
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
