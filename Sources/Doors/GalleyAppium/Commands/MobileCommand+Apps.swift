import GalleyAutomation
import GalleyJSON
import GalleySimulator
import GalleyViews

extension MobileCommand {
  /// The app that a command names.
  static func bundle(_ arguments: [String: JSONValue], _ session: DeviceSession) throws -> String {
    if let bundle = try arguments.optionalText("bundleId") ?? arguments.optionalText("appId") {
      return bundle
    }
    guard let bundle = session.application else {
      throw CommandError.argument("The argument \"bundleId\" is missing.")
    }
    return bundle
  }

  /// The life-cycle of apps.
  static let apps: [MobileCommand] = [
    .action("mobile: launchApp", "launches an app with `arguments` and `environment`") { session, arguments in
      try session.launch(
        bundle(arguments, session), SessionPlan.texts(arguments["arguments"], "arguments"),
        SessionPlan.environment(arguments["environment"], "environment"))
    },
    MobileCommand("mobile: terminateApp", "terminates an app, and answers whether it ran") {
      .boolean(try $0.terminate(bundle($1, $0)))
    },
    .action("mobile: activateApp", "brings an app to the front") { try $0.activate(bundle($1, $0)) },
    MobileCommand("mobile: queryAppState", "1 not running, 2 suspended, 3 in the background, 4 in front") {
      .integer(Int($0.device.state(of: try bundle($1, $0)).rawValue))
    },
    MobileCommand("mobile: isAppInstalled", "whether an app is on the device") {
      .boolean($0.device.state(of: try bundle($1, $0)) != .unknown)
    },
    MobileCommand("mobile: backgroundApp", "leaves the app for `seconds`, or for good with -1") {
      session, arguments in
      try session.background(arguments.optionalNumber("seconds") ?? -1)
      return .boolean(true)
    },
    MobileCommand("mobile: activeAppInfo", "the app in front") { session, _ in try session.activeApp() },
    MobileCommand(
      "mobile: listApps",
      "the apps on the device by bundle identifier: all, or `bundleIds`, and all facts, or `returnAttributes`"
    ) { session, arguments in
      if try arguments.optionalText("applicationType") == "System" { return [:] }
      let bundles = try SessionPlan.texts(arguments["bundleIds"], "bundleIds")
      let attributes = try SessionPlan.texts(arguments["returnAttributes"], "returnAttributes")
      let apps = session.apps.filter { app in
        session.device.state(of: app.bundleIdentifier) != .unknown
          && (bundles.isEmpty || bundles.contains(app.bundleIdentifier))
      }
      return .object(
        Dictionary(
          uniqueKeysWithValues: apps.map { app in
            let facts: [String: JSONValue] = [
              "CFBundleIdentifier": .text(app.bundleIdentifier),
              "CFBundleDisplayName": .text(app.displayName),
              "CFBundleName": .text(app.displayName), "ApplicationType": "User",
            ]
            return (
              app.bundleIdentifier,
              .object(facts.filter { attributes.isEmpty || attributes.contains($0.key) })
            )
          }))
    },
    .action("mobile: installApp", "installs an app of the server, by `app` or `bundleId`") {
      session, arguments in
      try session.install(arguments.optionalText("app") ?? bundle(arguments, session))
    },
    MobileCommand("mobile: removeApp", "removes an app with its data, and answers whether it was there") {
      .boolean($0.remove(try bundle($1, $0)))
    },
    MobileCommand("mobile: clearApp", "removes an app's data and permissions") {
      try $0.clearData(of: bundle($1, $0))
      return .boolean(true)
    },
    .action("mobile: deepLink", "opens a `url`, in the app `bundleId` if one is named") {
      session, arguments in
      try session.open(arguments.text("url"), in: arguments.optionalText("bundleId"))
    },
    MobileCommand("mobile: alert", "an `action` on the alert: accept, dismiss or getButtons") {
      session, arguments in
      let label = try arguments.optionalText("buttonLabel")
      switch try arguments.text("action") {
      case "accept": try session.answerAlert(.accept, named: label)
      case "dismiss": try session.answerAlert(.dismiss, named: label)
      case "getButtons": return .list(try session.alertButtons().map { .text($0) })
      case let other:
        throw CommandError.argument(
          "The action is accept, dismiss or getButtons, and not \"\(other.prefix(40))\".")
      }
      return .null
    },
  ]
}
