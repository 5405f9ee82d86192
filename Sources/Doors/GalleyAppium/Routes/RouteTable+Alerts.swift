import GalleyJSON

extension RouteTable {
  /// Alerts.
  static let alertRoutes: [Route] = [
    .session("GET", "/alert/text", .w3c, "the texts of the alert", servesLatest: true) { session, _ in
      .text(try session.alertText())
    },
    .session("POST", "/alert/text", .w3c, "types into the field of the alert") { session, call in
      try session.typeIntoAlert(ProtocolKeys.text(DeviceSession.typedText(call.body)))
      return .null
    },
    .session(
      "POST", "/alert/accept", .w3c, "taps the default button, or the button `name`", servesLatest: true
    ) {
      session, call in
      try session.answerAlert(.accept, named: call.body.optionalText("name"))
      return .null
    },
    .session(
      "POST", "/alert/dismiss", .w3c, "taps the button that cancels, or the button `name`", servesLatest: true
    ) {
      session, call in
      try session.answerAlert(.dismiss, named: call.body.optionalText("name"))
      return .null
    },
    .session("GET", "/wda/alert/buttons", .wda, "the labels of the alert's buttons") { session, _ in
      .list(try session.alertButtons().map { .text($0) })
    },
  ]

  /// Settings.
  static let settingRoutes: [Route] = [
    .session("GET", "/appium/settings", .appium, "all settings") { session, _ in
      .object(session.settings.values)
    },
    .session("POST", "/appium/settings", .appium, "changes settings, and answers all of them") {
      session, call in
      guard case .object(let settings)? = call.body["settings"] else {
        throw CommandError.argument("\"settings\" is no object.")
      }
      try session.settings.change(settings)
      return .object(session.settings.values)
    },
  ]
}
