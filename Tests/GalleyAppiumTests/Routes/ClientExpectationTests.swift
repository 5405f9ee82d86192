import Foundation
import GalleyAppium
import GalleyJSON
import RawHTTPClient
import Testing

/// Commands as clients of today send them, and what they read in answers.
@Suite struct ClientExpectationTests {
  /// Selenium 4.51.0 reads no error beside a session, see `findings/selenium-loses-error-beside-session-id.sh`.
  @Test func anErrorStandsAlone() throws {
    let client = RawClient(port: try ServedDevice.server.get().port)
    let answer = try #require(
      client("POST /session", body: #"{"capabilities":{"alwaysMatch":{"appium:bundleId":"org.none"}}}"#))
    let members = try JSONDecoder().decode([String: JSONValue].self, from: Data(answer.body))
    #expect(Set(members.keys) == ["value"] && members["value"]?["error"] == "session not created")
    #expect(try ServedDevice().find("id", "nothing").session == nil)
  }

  /// Selenium 4.51.0 sends a text that is also the name of a file here to this path, and types it after an answer with these words only.
  @Test func aTextIsNoFile() throws {
    let answer = try ServedDevice().send("POST", "/se/file", ["file": "UEsFBg=="])
    #expect(answer.error == "unknown command" && answer.status == 404)
    #expect(answer.value["message"]?.text?.hasPrefix("Unrecognized command: POST") == true)
  }

  @Test func thePasteboardByTheLaterNames() throws {
    let device = try ServedDevice()
    let text = Data("soup".utf8).base64EncodedString()
    #expect(try device.execute("mobile: setClipboard", ["content": .text(text)]).status == 200)
    #expect(try device.execute("mobile: getClipboard").value == .text(text))
    #expect(try device.execute("mobile: getPasteboard").value == "soup")
  }

  @Test func timeInAFormat() throws {
    let device = try ServedDevice()
    let whole = try #require(try device.execute("mobile: getDeviceTime").value.text)
    #expect(whole.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/) != nil, "\(whole)")
    let day = try device.execute("mobile: getDeviceTime", ["format": "DD.MM.YYYY"]).value.text
    #expect(day == whole.prefix(10).split(separator: "-").reversed().joined(separator: "."))
  }

  @Test func settingsOfTheScreen() throws {
    let device = try ServedDevice()
    #expect(try device.execute("mobile: contentSize").value == "large")
    try device.execute("mobile: setContentSize", ["size": "extra-large"])
    #expect(try device.execute("mobile: contentSize").value == "extra-large")
    try device.execute("mobile: setIncreaseContrast", ["increaseContrast": "enabled"])
    #expect(try device.execute("mobile: getIncreaseContrast").value == "enabled")
    #expect(try device.execute("mobile: getContexts").value == [["id": "NATIVE_APP"]])
    #expect(try device.send("POST", "/context", ["name": .null]).status == 200)
    let other = try device.send("POST", "/context", ["name": "WEBVIEW_1"])
    #expect(other.value["message"]?.text?.hasPrefix("No such context found.") == true)
    let rect = try device.execute("mobile: viewportRect").value
    #expect(rect == ["left": 0, "top": 132, "width": 1125, "height": 2304])
  }

  @Test func locations() throws {
    let device = try ServedDevice()
    #expect(try device.send("GET", "/location").error == "unknown error")
    let place: JSONValue = ["latitude": 52.5, "longitude": 13.25, "altitude": 0]
    #expect(try device.send("POST", "/location", ["location": place]).status == 200)
    #expect(try device.send("GET", "/location").value == place)
    #expect(try device.execute("mobile: getSimulatedLocation").value == place)
    try device.execute("mobile: resetSimulatedLocation")
    #expect(try device.execute("mobile: getSimulatedLocation").error == "unknown error")
    #expect(
      try device.send("POST", "/location", ["location": ["latitude": 91, "longitude": 0]]).status == 400)
  }

  @Test func launchesAreRemembered() throws {
    let device = try ServedDevice()
    try device.execute("mobile: launchApp", ["arguments": ["-x", "1"], "environment": ["FOO": "bar"]])
    #expect(
      try device.execute("mobile: activeAppInfo").value["processArguments"]
        == ["args": ["-x", "1"], "env": ["FOO": "bar"]])
    #expect(try device.execute("mobile: clearApp").value == true)
  }

  @Test func appsAreListedByTheFactsAskedFor() throws {
    let device = try ServedDevice()
    let recipes = "org.galley.samples.Recipes"
    let facts: JSONValue = [recipes: ["CFBundleName": "Recipes"]]
    #expect(
      try device.execute(
        "mobile: listApps", ["bundleIds": [.text(recipes)], "returnAttributes": ["CFBundleName"]]
      )
      .value == facts)
    #expect(try device.execute("mobile: listApps").value[recipes]?["ApplicationType"] == "User")
    #expect(try device.execute("mobile: listApps", ["applicationType": "System"]).value == [:])
    let wrong = try device.execute("mobile: getPermission", ["service": "siri"])
    #expect(
      wrong.value["message"]?.text?.hasPrefix("There is no service \"siri\"; there are appleEvents, ") == true
    )
  }

  /// Lists are tables before iOS 16.
  @Test func theVersionOfTheSystem() throws {
    let old = try ServedDevice(["appium:platformVersion": "15.4"])
    #expect(try old.count("class name", "XCUIElementTypeTable") == 1)
    #expect(try ServedDevice().count("class name", "XCUIElementTypeTable") == 0)
    let client = RawClient(port: try ServedDevice.server.get().port)
    let wrong = try ServedDevice.send(
      client, "POST", "/session",
      ["capabilities": ["alwaysMatch": ["platformName": "iOS", "appium:platformVersion": "9.3"]]])
    #expect(
      wrong.value["message"]
        == "The device cannot run iOS 9.3: the element trees of iOS 15.0 to 26.0 are known.")
  }

  @Test func backAndTheEndsOfASlider() throws {
    let device = try ServedDevice()
    #expect(try device.send("POST", "/back").error == "invalid element state")
    let row = try device.find("class chain", "**/XCUIElementTypeCell[1]")
    #expect(try device.send("POST", "/element/\(row.element)/click").status == 200)
    let bar = "**/XCUIElementTypeNavigationBar/**/XCUIElementTypeButton[`name == \"BackButton\"`]"
    #expect(try device.count("class chain", bar) == 1)
    #expect(try device.send("POST", "/back").status == 200)
    #expect(try device.count("class chain", bar) == 0)
    try device.tap("tab.settings")
    let slider = try device.find("class name", "XCUIElementTypeSlider").element
    #expect(try device.send("GET", "/element/\(slider)/attribute/minValue").value == "0")
    #expect(try device.send("GET", "/element/\(slider)/attribute/maxValue").value == "1")
    #expect(
      try device.execute("mobile: selectPickerWheelValue", ["element": .text(slider), "order": "next"]).error
        == "invalid argument")
  }

  @Test func voiceOverSpeaksALineAnElement() throws {
    let text = try #require(try ServedDevice().execute("galley: voiceOverWalk").value.text)
    #expect(text.contains("\n") && !text.contains("Stop("), "\(text)")
  }

  /// The pointer of Selenium's `double_click` does not pause between its two presses.
  @Test func twoTapsWithoutAPauseAreADoubleTap() throws {
    let (server, session) = try Self.drill()
    let found = try Self.send(server, session, "/element", ["using": "id", "value": "DOUBLE_TAP_ALERT"])
    let (down, up): (JSONValue, JSONValue) = (["type": "pointerDown"], ["type": "pointerUp"])
    let move: JSONValue = ["type": "pointerMove", "duration": 250, "x": 0, "y": 0, "origin": found.value]
    let pointer: JSONValue = ["type": "pointer", "id": "mouse", "actions": [move, down, up, down, up]]
    #expect(try Self.send(server, session, "/actions", ["actions": [pointer]]).status == 200)
    let text = try ServedDevice.send(server.client, "GET", "/session/\(session)/alert/text", nil)
    #expect(text.value == "Double Tap Alert")
  }

  @Test func selectorsOfAlertsButtons() throws {
    let (server, session) = try Self.drill()
    func ask() throws {
      let found = try Self.send(
        server, session, "/element", ["using": "id", "value": "ACCEPT_OR_REJECT_ALERT"])
      #expect(try Self.send(server, session, "/element/\(found.element)/click", [:]).status == 200)
    }
    func set(_ name: String, _ chain: String) throws {
      #expect(
        try Self.send(server, session, "/appium/settings", ["settings": .object([name: .text(chain)])]).status
          == 200)
    }
    try set("acceptAlertButtonSelector", "**/XCUIElementTypeButton[`label == 'None'`]")
    try ask()
    // A selector that finds nothing leaves the usual button.
    #expect(try Self.send(server, session, "/alert/accept", [:]).status == 200)
    try set("acceptAlertButtonSelector", "**/XCUIElementTypeButton[")
    try ask()
    #expect(try Self.send(server, session, "/alert/accept", [:]).error == "invalid selector")
    #expect(try Self.send(server, session, "/alert/dismiss", [:]).status == 200)
    try set("acceptAlertButtonSelector", "")
    try ask()
    try set("autoClickAlertSelector", "**/XCUIElementTypeButton[`label == 'Accept'`]")
    let source = try ServedDevice.send(server.client, "GET", "/session/\(session)/source", nil)
    #expect(source.value.text?.contains("XCUIElementTypeAlert") == false)
  }

  private static func drill() throws -> (server: ServingProcess, session: String) {
    let server = try ServingProcess()
    return (server, try server.begin("com.test.cert.TestCert"))
  }

  private static func send(
    _ server: ServingProcess, _ session: String, _ path: String, _ body: JSONValue
  ) throws -> ServedDevice.Answer {
    try ServedDevice.send(server.client, "POST", "/session/\(session)\(path)", body)
  }
}
