import Foundation
import GalleyJSON
import GalleySimulator
import GalleyTree

extension RouteTable {
  /// The screen, input actions and addresses.
  static let screenRoutes: [Route] = [
    .session("GET", "/screenshot", .w3c, "the picture of the screen", servesLatest: true) { session, _ in
      .text(try session.screenshot())
    },
    .session(
      "GET", "/source", .w3c, "the page source as `format` xml, json or description", servesLatest: true
    ) {
      try $0.source($1.query)
    },
    .session("POST", "/actions", .w3c, "performs a chain of input actions") { session, call in
      try session.perform(ActionChain(call.body))
      return .null
    },
    .session("DELETE", "/actions", .w3c, "releases the keys that are held") { session, _ in
      session.heldKeys = HeldKeys()
      return .null
    },
    .session("GET", "/window/rect", .w3c, "the screen, in points") { session, _ in
      [
        "x": 0, "y": 0, "width": .integer(Int(session.device.configuration.size.width)),
        "height": .integer(Int(session.device.configuration.size.height)),
      ]
    },
    .session("GET", "/window/size", .wda, "the size of the screen, in points") { session, _ in session.size },
    .session("GET", "/window/{window}/size", .appium, "the same, for older clients") { session, _ in
      session.size
    },
    .session("GET", "/window", .w3c, "the only window") { _, _ in "1" },
    .session("GET", "/window/handles", .w3c, "the list of the only window") { _, _ in ["1"] },
    .session("POST", "/url", .w3c, "opens an address in the app of its scheme") { session, call in
      try session.open(call.text("url"), in: call.body.optionalText("bundleId"))
      return .null
    },
    .session("POST", "/back", .w3c, "taps the back button of the navigation bar") { session, _ in
      try session.goBack()
      return .null
    },
    .session("GET", "/location", .appium, "the location that a command has set") { session, _ in
      try session.locationValue
    },
    .session("POST", "/location", .appium, "sets the location of the device") { session, call in
      guard case .object(let place)? = call.body["location"] else {
        throw CommandError.argument("\"location\" is no object.")
      }
      try session.setLocation(place)
      return .null
    },
    .session("GET", "/orientation", .appium, "PORTRAIT or LANDSCAPE") { session, _ in
      .text(session.device.configuration.orientation.protocolName)
    },
    .session("POST", "/orientation", .appium, "turns the device") { session, call in
      try session.turn(call.text("orientation"))
      return .null
    },
    .session("GET", "/rotation", .appium, "the turn of the device, in degrees") { session, _ in
      session.rotation
    },
    .session(
      "POST", "/appium/device/set_clipboard", .appium, "puts the text `content`, in base64, on the pasteboard"
    ) {
      session, call in
      try session.setPasteboard(base64: call.text("content"))
      return .null
    },
    .session("POST", "/appium/device/get_clipboard", .appium, "the text on the pasteboard, in base64") {
      session, _ in
      .text(session.pasteboardBase64)
    },
    .session("GET", "/contexts", .appium, "the list of the only context") { _, _ in ["NATIVE_APP"] },
    .session("GET", "/context", .appium, "NATIVE_APP") { _, _ in "NATIVE_APP" },
    .session("POST", "/context", .appium, "takes NATIVE_APP and nothing else") { _, call in
      let name = try call.body.optionalText("name") ?? "NATIVE_APP"
      guard name == "NATIVE_APP" else {
        // Appium's words, by which its clients know the error.
        throw CommandError(
          .noSuchWindow,
          "No such context found. There is no context \"\(name.prefix(80))\"; there is NATIVE_APP.")
      }
      return .null
    },
  ]
}

extension DeviceSession {
  /// The size of the screen, in points.
  var size: JSONValue {
    let size = device.configuration.size
    return ["width": .integer(Int(size.width)), "height": .integer(Int(size.height))]
  }

  /// Turns the device to an orientation by its name of the protocol.
  func turn(_ name: String) throws {
    guard let orientation = Orientation(protocolName: name) else {
      throw CommandError.argument("The orientation is PORTRAIT or LANDSCAPE, and not \"\(name.prefix(80))\".")
    }
    try device.rotate(to: orientation)
  }

  /// The turn of the device, in degrees around each axis.
  var rotation: JSONValue {
    let angle =
      switch device.configuration.orientation {
      case .portrait: 0
      case .landscapeLeft: 270
      case .landscapeRight: 90
      case .portraitUpsideDown: 180
      }
    return ["x": 0, "y": 0, "z": .integer(angle)]
  }
}
