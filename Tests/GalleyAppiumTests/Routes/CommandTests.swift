import GalleyAppium
import GalleyJSON
import RawHTTPClient
import Recipes
import Testing

/// Actions, `mobile:` commands and the routes of WebDriverAgent, each with its effect.
@Suite struct CommandTests {
  private static func finger(_ actions: JSONValue...) -> JSONValue {
    [
      "actions": [
        [
          "type": "pointer", "id": "finger1", "parameters": ["pointerType": "touch"],
          "actions": .list(actions),
        ]
      ]
    ]
  }

  private static func move(_ x: Int, _ y: Int, _ duration: Int = 0) -> JSONValue {
    ["type": "pointerMove", "x": .integer(x), "y": .integer(y), "duration": .integer(duration)]
  }

  @Test func fingersTapAndScroll() throws {
    let device = try ServedDevice()
    let tab = try device.find("id", "tab.settings")
    let down: JSONValue = ["type": "pointerDown", "button": 0]
    let up: JSONValue = ["type": "pointerUp", "button": 0]
    let over: JSONValue = ["type": "pointerMove", "x": 0, "y": 0, "origin": tab.value, "duration": 250]
    #expect(try device.send("POST", "/actions", Self.finger(over, down, up)).status == 200)
    #expect(try device.find("id", "settings.facts").status == 200)
    try device.tap("tab.recipes")
    let row = try device.find("class chain", "**/XCUIElementTypeCell[1]").element
    let before = try device.send("GET", "/element/\(row)/rect").value["y"]?.number ?? 0
    let drag = Self.finger(
      Self.move(180, 600), down, Self.move(180, 500, 400), ["type": "pause", "duration": 300], up)
    #expect(try device.send("POST", "/actions", drag).status == 200)
    let after = try device.send("GET", "/element/\(row)/rect").value["y"]?.number ?? 0
    #expect(after < before - 50)
    #expect(try device.send("DELETE", "/actions").status == 200)
  }

  @Test(arguments: [
    "{}", #"{"actions":{}}"#, #"{"actions":[1]}"#, #"{"actions":[{"type":"none"}]}"#,
    #"{"actions":[{"type":"touch","id":"a","actions":[]}]}"#,
    #"{"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"nose"},"actions":[]}]}"#,
    #"{"actions":[{"type":"none","id":"a","actions":[{"type":"pause","duration":-1}]}]}"#,
    #"{"actions":[{"type":"none","id":"a","actions":[{"type":"pause","duration":1.5}]}]}"#,
    #"{"actions":[{"type":"key","id":"a","actions":[{"type":"keyDown","value":"ab"}]}]}"#,
    #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","x":"1","y":1}]}]}"#,
    #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDown","button":-1}]}]}"#,
    #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDown","button":0,"twist":360}]}]}"#,
    #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerUp","button":0}]}]}"#,
    #"{"actions":[{"type":"wheel","id":"a","actions":[{"type":"scroll","x":1,"y":1,"deltaX":0,"deltaY":0,"origin":"pointer"}]}]}"#,
    #"{"actions":[{"type":"none","id":"a","actions":[]},{"type":"key","id":"a","actions":[]}]}"#,
  ])
  func malformedActions(_ body: String) throws {
    let device = try ServedDevice()
    let answer = try #require(device.client("POST /session/\(device.session)/actions", body: body))
    #expect(answer.status == 400 && answer.text.contains(#""error":"invalid argument""#), "\(answer.text)")
  }

  @Test func movementsOffTheScreen() throws {
    let answer = try ServedDevice().send("POST", "/actions", Self.finger(Self.move(1000, 10)))
    #expect(answer.status == 500 && answer.error == "move target out of bounds")
  }

  @Test func theLifeOfAnApp() throws {
    let device = try ServedDevice()
    let app: [String: JSONValue] = ["bundleId": .text(RecipesApp.bundleIdentifier)]
    #expect(try device.execute("mobile: queryAppState", app).value == 4)
    #expect(try device.execute("mobile: isAppInstalled", ["bundleId": "org.none"]).value == false)
    #expect(try device.send("POST", "/wda/homescreen").status == 200)
    #expect(try device.send("GET", "/wda/activeAppInfo").value["bundleId"] == "com.apple.springboard")
    #expect(try device.execute("mobile: activateApp", app).status == 200)
    #expect(try device.execute("mobile: terminateApp", app).value == true)
    #expect(try device.execute("mobile: terminateApp", app).value == false)
    #expect(try device.send("POST", "/wda/apps/state", .object(app)).value == 1)
    #expect(try device.execute("mobile: launchApp", app).status == 200)
    #expect(try device.execute("mobile: backgroundApp", ["seconds": 5]).status == 200)
    #expect(try device.execute("mobile: activeAppInfo").value["bundleId"] == app["bundleId"])
    #expect(try device.send("POST", "/url", ["url": "recipes://settings"]).status == 200)
    #expect(try device.find("id", "settings.facts").status == 200)
  }

  @Test func theDeviceChanges() throws {
    let device = try ServedDevice()
    #expect(try device.send("POST", "/orientation", ["orientation": "LANDSCAPE"]).status == 200)
    #expect(try device.send("GET", "/window/rect").value == ["x": 0, "y": 0, "width": 812, "height": 375])
    #expect(try device.execute("mobile: setAppearance", ["style": "dark"]).status == 200)
    #expect(try device.execute("mobile: getAppearance").value == ["style": "dark"])
    #expect(try device.execute("mobile: setPasteboard", ["content": "soup"]).status == 200)
    #expect(try device.send("POST", "/wda/getPasteboard").value == "c291cA==")
    #expect(try device.execute("mobile: setPermission", ["access": ["photos": "yes"]]).status == 200)
    #expect(try device.execute("mobile: getPermission", ["service": "photos"]).value == "yes")
    #expect(
      try device.send("POST", "/appium/settings", ["settings": ["snapshotMaxDepth": 60]]).value[
        "snapshotMaxDepth"] == 60)
    #expect(
      try device.send("POST", "/appium/settings", ["settings": ["useFirstMatch": 3]]).error
        == "invalid argument")
    #expect(try device.send("POST", "/timeouts", ["implicit": 1.5]).error == "invalid argument")
    #expect(try device.send("POST", "/context", ["name": "WEBVIEW_1"]).error == "no such window")
    #expect(try device.send("GET", "/element/active").error == "no such element")
  }

  @Test func gesturesOnElements() throws {
    let device = try ServedDevice()
    try device.tap("tab.settings")
    let slider = try device.find("id", "settings.sweetness").element
    #expect(try device.send("POST", "/element/\(slider)/value", ["text": "0.8"]).status == 200)
    #expect(try device.send("GET", "/element/\(slider)/attribute/value").value == "80%")
    let toggle = try device.find("id", "settings.facts").element
    let before = try device.send("GET", "/element/\(toggle)/attribute/value").value
    try device.tap("settings.facts")
    #expect(try device.send("GET", "/element/\(toggle)/attribute/value").value != before)
    #expect(try device.execute("mobile: scroll", ["name": "settings.reset"]).status == 200)
    let reset = try device.find("id", "settings.reset").element
    #expect(try device.send("POST", "/wda/element/\(reset)/touchAndHold", ["duration": 0.01]).status == 200)
    #expect(try device.execute("mobile: alert", ["action": "getButtons"]).value == ["Cancel", "Reset"])
    #expect(try device.execute("mobile: alert", ["action": "accept", "buttonLabel": "Reset"]).status == 200)
    #expect(try device.execute("galley: fastForward", ["seconds": 60]).status == 200)
    #expect(try device.execute("galley: audit", ["rules": ["contrast"]]).status == 200)
    #expect(try device.execute("galley: voiceOverWalk").value.text?.contains("Settings") == true)
  }

  /// Every route answers in the protocol's form, whatever stands in its path and body.
  @Test func everyRouteAnswersMalformedRequests() throws {
    let device = try ServedDevice()
    for route in RouteTable.all where route.path.hasPrefix("/session/{session}/") {
      let path = route.path.replacing("/session/{session}", with: "").replacing(#/\{\w+\}/#, with: "nothing")
      for body: JSONValue in [
        [:], ["using": 1, "value": ["a": 1], "text": [], "name": 0, "settings": 1, "ms": "x"],
      ] {
        let answer = try device.send(route.method, path, body)
        #expect(answer.session == (answer.status == 200 ? device.session : nil), "\(route.method) \(path)")
        #expect(answer.status == 200 || answer.error != nil, "\(route.method) \(path)")
        #expect(
          answer.error != "unknown command" && answer.error != "unknown method", "\(route.method) \(path)")
      }
    }
  }

  /// Every command answers in the protocol's form, whatever its arguments are.
  @Test func everyCommandAnswersMalformedArguments() throws {
    let device = try ServedDevice()
    let names = [
      "bundleId", "seconds", "duration", "direction", "velocity", "scale", "rotation", "x", "y", "fromX",
      "fromY",
      "toX", "toY", "numberOfTaps", "numberOfTouches", "name", "predicateString", "distance", "order",
      "offset",
      "action", "keys", "format", "url", "content", "service", "access", "style", "size", "latitude",
      "longitude",
      "rules", "elementId",
    ]
    func all(_ value: JSONValue) -> [String: JSONValue] {
      Dictionary(uniqueKeysWithValues: names.map { ($0, value) })
    }
    let numbers: [JSONValue] = [1, 0, -1, 1e300, 1e-300]
    let odd = numbers.map { all($0).filter { $0.key != "elementId" } }
    for arguments in [[:], all("nothing"), all(1), all([:]), all([[]])] + odd {
      // A check with a name would be one of this package's run.
      for command in MobileCommand.all where command.name != "galley: check" || arguments["name"]?.text == nil
      {
        let answer = try device.execute(command.name, arguments)
        #expect(
          answer.session == (answer.status == 200 ? device.session : nil), "\(command.name) \(arguments)")
        #expect(answer.status == 200 || answer.error != nil, "\(command.name) \(arguments)")
        #expect(answer.error != "unknown command", "\(command.name)")
      }
    }
    #expect(try device.execute("mobile: installApp").status == 200)
    #expect(try device.execute("mobile: launchApp").status == 200)
    #expect(try device.find("id", "tab.recipes").status == 200)
  }
}
