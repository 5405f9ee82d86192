import GalleyJSON

/// The settings of a session, which clients read and change while it runs.
struct SessionSettings {
  /// The answer to alerts that come up, without a command.
  enum AlertAction: Sendable {
    case accept
    case dismiss
  }

  /// The answer to alerts; `nil` leaves them to the client.
  var alertAction: AlertAction?
  /// All values by name, those that have no effect here included.
  private(set) var values: [String: JSONValue] = [
    "activeAppDetectionPoint": "64.00,64.00", "animationCoolOffTimeout": 2, "boundElementsByIndex": false,
    "customSnapshotTimeout": 15,
    "defaultActiveApplication": "auto", "defaultAlertAction": "", "acceptAlertButtonSelector": "",
    "dismissAlertButtonSelector": "", "elementResponseAttributes": "type,label",
    "includeCustomActionsInPageSource": false, "includeHittableInPageSource": false,
    "includeMinMaxValueInPageSource": false, "includeNativeFrameInPageSource": false,
    "includeNonModalElements": false, "keyboardAutocorrection": 0, "keyboardPrediction": 0,
    "maxTypingFrequency": 60, "mjpegFixOrientation": false, "mjpegScalingFactor": 100,
    "mjpegServerFramerate": 10, "mjpegServerScreenshotQuality": 25, "screenshotOrientation": "auto",
    "pageSourceExcludedAttributes": "", "reduceMotion": false,
    "respectSystemAlerts": false, "screenshotQuality": 3, "shouldUseCompactResponses": true,
    "snapshotMaxDepth": 50, "snapshotMaxChildren": 2_147_483_647, "autoClickAlertSelector": "",
    "includeNativeAccessibilityElementInPageSource": false, "limitXPathContextScope": true,
    "useClearTextShortcut": true,
    "enforceCustomSnapshots": false, "useJSONSource": false, "useFirstMatch": false, "waitForIdleTimeout": 10,
    "galley:pollInterval": 500,
  ]

  /// Takes values over.
  ///
  /// - Throws: ``CommandError`` of kind `invalid argument` for a value of another form than the setting's.
  mutating func change(_ changes: [String: JSONValue]) throws(CommandError) {
    for (name, value) in changes {
      if let known = values[name], !Self.isLike(known, value) {
        throw .argument("The setting \"\(name.prefix(80))\" is of another kind.")
      }
    }
    values.merge(changes) { $1 }
    if let action = changes["defaultAlertAction"]?.text {
      alertAction = action == "accept" ? .accept : action == "dismiss" ? .dismiss : nil
    }
  }

  private static func isLike(_ known: JSONValue, _ value: JSONValue) -> Bool {
    switch known {
    case .boolean: value.boolean != nil
    case .text: value.text != nil || value == .null
    // Some are numbers in earlier versions, and truth values in later ones.
    default: value.number != nil || value.boolean != nil
    }
  }

  /// The class chain, below an alert, of the button that an answer means; `nil` for the usual one.
  func selector(of action: AlertAction) -> String? {
    selector(action == .accept ? "acceptAlertButtonSelector" : "dismissAlertButtonSelector")
  }

  /// The class chain, below an alert, of a button that is tapped without a command; `nil` for none.
  var tappedSelector: String? { selector("autoClickAlertSelector") }

  private func selector(_ name: String) -> String? {
    values[name]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func isOn(_ name: String) -> Bool { values[name]?.boolean == true }

  /// The time that passes when a client reads the same again, in milliseconds.
  var pollInterval: Int { Int(min(max(values["galley:pollInterval"]?.number ?? 0, 0), 60_000)) }

  /// Whether the screen comes to rest before it is read.
  var waitsForRest: Bool { (values["waitForIdleTimeout"]?.number ?? 0) > 0 }

  /// Whether commands act on an alert of the system while one is shown.
  var respectsSystemAlerts: Bool { isOn("respectSystemAlerts") }

  /// The app that commands act on; `nil` for the one in front.
  var activeApplication: String? {
    values["defaultActiveApplication"]?.text.flatMap { $0 == "auto" || $0.isEmpty ? nil : $0 }
  }

  /// The most elements between an app and an element that searches and sources have, that one included.
  var mostLevels: Int { count("snapshotMaxDepth") }

  /// The most elements below one that searches and sources have.
  var mostChildren: Int { count("snapshotMaxChildren") }

  private func count(_ name: String) -> Int {
    Int(min(max(values[name]?.number ?? .infinity, 0), Double(Int32.max)))
  }

  /// The parts of the page source.
  var source: PageSource.Options {
    var options = PageSource.Options()
    let words = values["pageSourceExcludedAttributes"]?.text ?? ""
    options.excluded = Set(words.split(separator: ",").map { $0.filter { $0 != " " } })
    if isOn("includeHittableInPageSource") { options.included.insert(.hittable) }
    if isOn("includeNativeFrameInPageSource") { options.included.insert(.nativeFrame) }
    if isOn("includeCustomActionsInPageSource") { options.included.insert(.customActions) }
    if isOn("includeNativeAccessibilityElementInPageSource") {
      options.included.insert(.nativeAccessibilityElement)
    }
    if isOn("includeMinMaxValueInPageSource") { options.included.formUnion([.minValue, .maxValue]) }
    return options
  }
}
