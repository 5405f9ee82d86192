import Foundation
import GalleyAppium
import GalleyJSON
import RawHTTPClient
import Recipes
import RecipesOnDevice
import Testing

/// Sessions and elements, by real HTTP.
@Suite struct SessionTests {
  @Test func aShoppingListIsWritten() throws {
    let device = try ServedDevice()
    try device.tap("tab.shopping")
    try device.tap("shopping.add")
    let field = try device.find("accessibility id", "item.name").element
    #expect(try device.send("POST", "/element/\(field)/value", ["text": "Milk"]).status == 200)
    #expect(try device.send("GET", "/element/\(field)/text").value == "Milk")
    #expect(try device.send("POST", "/element/\(field)/clear").status == 200)
    #expect(try device.send("GET", "/element/\(field)/attribute/value").value == "What do you need?")
    try device.send("POST", "/element/\(field)/value", ["value": ["E", "g", "g", "s"]])
    try device.tap("item.add")
    #expect(try device.send("GET", "/element/\(field)/text").error == "stale element reference")
    #expect(try device.find("-ios predicate string", "label CONTAINS 'Eggs'").status == 200)
  }

  @Test func answersHaveTheFormsOfBothDialects() throws {
    let device = try ServedDevice()
    let found = try device.find("id", "tab.recipes")
    #expect(found.session == device.session)
    #expect(found.value["element-6066-11e4-a52e-4f735466cecf"]?.text == found.element)
    let element = found.element
    #expect(try device.send("GET", "/element/\(element)/name").value == "XCUIElementTypeButton")
    #expect(try device.send("GET", "/element/\(element)/displayed").value == true)
    #expect(try device.send("GET", "/element/\(element)/enabled").value == true)
    #expect(try device.send("GET", "/element/\(element)/selected").value == true)
    #expect(try device.send("GET", "/element/\(element)/attribute/enabled").value == "true")
    let rect = try device.send("GET", "/element/\(element)/rect").value
    #expect(rect["y"]?.number ?? 0 > 700 && rect["width"]?.number ?? 0 > 50)
    let error = try device.find("id", "nothing")
    #expect(error.status == 404 && error.error == "no such element")
    #expect(error.value["stacktrace"] != nil && error.value["traceback"] != nil)
    let again = try ServedDevice.send(
      device.client, "GET", "/wd/hub/session/\(device.session)/orientation", nil)
    #expect(again.value == "PORTRAIT")
  }

  @Test func pictures() throws {
    let device = try ServedDevice()
    let whole = try #require(Data(base64Encoded: try device.send("GET", "/screenshot").value.text ?? ""))
    #expect(whole.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let element = try device.find("id", "tab.recipes").element
    let part = try #require(
      Data(base64Encoded: try device.send("GET", "/element/\(element)/screenshot").value.text ?? ""))
    #expect(part.starts(with: [0x89, 0x50, 0x4E, 0x47]) && part.count < whole.count)
  }

  @Test func sources() throws {
    let device = try ServedDevice()
    let xml = try #require(device.send("GET", "/source?scope=AppiumAUT").value.text)
    #expect(
      xml.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n  <XCUIElementTypeApplication type="))
    #expect(xml.contains("bundleId=\"org.galley.samples.Recipes\""))
    let json = try device.send("GET", "/source?format=json").value
    #expect(json["type"] == "Application")
    let text = try #require(device.send("GET", "/source?format=description").value.text)
    #expect(text.hasPrefix("Application, {{0.0, 0.0}, {375.0, 812.0}}"))
    #expect(try device.send("GET", "/source?format=pdf").error == "invalid argument")
  }

  /// Waiting costs the device's time, and none of the test's.
  @Test func implicitWaitsAreVirtual() throws {
    let device = try ServedDevice([
      "appium:processArguments": ["env": ["RECIPES_RATING_AFTER": "1000"]],
      "timeouts": ["implicit": 2_000_000],
    ])
    #expect(try device.find("accessibility id", "Rate").status == 200)
    #expect(
      try device.send("GET", "/alert/text").value.text?.hasPrefix("Enjoying Grandma's Recipes?") == true)
    #expect(try device.send("GET", "/wda/alert/buttons").value == ["Not Now", "Rate"])
    #expect(try device.send("POST", "/alert/dismiss").status == 200)
    #expect(try device.send("GET", "/alert/text").error == "no such alert")
  }

  /// For a client that repeats a read, time has passed.
  @Test func explicitWaitsAreVirtual() throws {
    let device = try ServedDevice(["appium:processArguments": ["env": ["RECIPES_RATING_AFTER": "10"]]])
    let looks = try (1...40).first { _ in try device.find("accessibility id", "Rate").status == 200 }
    #expect(looks != nil)
    #expect(try device.send("POST", "/alert/accept", ["name": "Rate"]).status == 200)
  }

  @Test func capabilitiesAreMatched() throws {
    let client = try ServedDevice().client
    func begin(_ capabilities: JSONValue) throws -> ServedDevice.Answer {
      let answer = try ServedDevice.send(client, "POST", "/session", ["capabilities": capabilities])
      if let id = answer.value["sessionId"]?.text {
        _ = try ServedDevice.send(client, "DELETE", "/session/\(id)", nil)
      }
      return answer
    }
    let second = try begin(["firstMatch": [["platformName": "android"], ["appium:deviceName": "iPhone 15"]]])
    #expect(second.value["capabilities"]?["appium:deviceName"] == "iPhone 15")
    #expect(try begin(["alwaysMatch": ["appium:deviceName": "iPhon 15"]]).error == "session not created")
    #expect(try begin(["alwaysMatch": ["appium:bundleId": "org.none"]]).error == "session not created")
    #expect(try begin(["alwaysMatch": ["unknown": 1]]).error == "invalid argument")
    #expect(try begin(["firstMatch": []]).error == "invalid argument")
    #expect(try begin(["alwaysMatch": ["timeouts": ["implicit": -1]]]).error == "invalid argument")
    #expect(
      try begin(["alwaysMatch": ["platformName": "iOS"], "firstMatch": [["platformName": "iOS"]]]).error
        == "invalid argument")
    #expect(
      try begin([
        "firstMatch": [["bundleId": "org.galley.samples.Recipes", "arguments": [], "environment": [:]]]
      ]).status == 200)
  }

  /// Another client's session is never meant.
  @Test func commandsWithoutASessionMeanTheOneBegunLast() throws {
    let server = try AppiumServer([RecipesApp.self])
    let client = RawClient(port: server.port)
    func begin() throws -> String {
      let answer = try ServedDevice.send(
        client, "POST", "/session", ["capabilities": ["alwaysMatch": ["platformName": "iOS"]]])
      return try #require(answer.value["sessionId"]?.text)
    }
    func status() throws -> JSONValue? {
      try ServedDevice.send(client, "GET", "/status", nil).value["sessionId"]
    }
    let first = try begin()
    #expect(try status() == .text(first))
    let second = try begin()
    #expect(try status() == .text(second))
    _ = try ServedDevice.send(client, "DELETE", "/session/\(second)", nil)
    #expect(try status() == .null)
    let health = client("GET /wda/healthcheck")
    #expect(health.map { String(decoding: $0.body, as: UTF8.self) } == #"{"sessionId":null,"value":null}"#)
    #expect(try ServedDevice.send(client, "GET", "/session/\(first)", nil).status == 200)
  }

  @Test func unknownRoutes() throws {
    let device = try ServedDevice()
    #expect(try device.send("POST", "/forward").error == "unknown command")
    #expect(try device.send("POST", "/screenshot").error == "unknown method")
    #expect(try device.send("GET", "/element/0-1/text").error == "no such element")
    #expect(try device.execute("mobile: killApp").error == "unknown command")
    #expect(
      try ServedDevice.send(device.client, "GET", "/session/none/screenshot", nil).error
        == "invalid session id")
    let foreign = try #require(device.client("GET /status", ["Origin: http://evil.example"]))
    #expect(foreign.status == 403)
    #expect(device.client("GET /status", host: "evil.example")?.status == 421)
    let body = try #require(device.client("POST /session", body: "[1"))
    #expect(body.status == 400 && body.text.contains("invalid argument"))
  }
}
