import Foundation
import GalleyAppium
import GalleyJSON
import RawHTTPClient
import Recipes
import RecipesOnDevice
import Testing

/// A server with the sample app, which the tests share, and one session of it.
final class ServedDevice {
  /// The server of all tests.
  static let server = Result { try AppiumServer([RecipesApp.self]) }

  let client: RawClient
  let session: String

  /// Begins a session.
  init(_ capabilities: [String: JSONValue] = [:]) throws {
    let server = try Self.server.get()
    client = RawClient(port: server.port)
    let usual: [String: JSONValue] = [
      "platformName": "iOS", "appium:automationName": "XCUITest",
      "appium:bundleId": .text(RecipesApp.bundleIdentifier),
    ]
    let body: JSONValue = ["capabilities": ["alwaysMatch": .object(usual.merging(capabilities) { $1 })]]
    let answer = try Self.send(client, "POST", "/session", body)
    #expect(answer.status == 200, "\(answer.value)")
    session = try #require(answer.value["sessionId"]?.text)
    // Without its server, the app begins with an alert.
    try send("POST", "/alert/dismiss")
  }

  deinit { _ = try? Self.send(client, "DELETE", "/session/\(session)", nil) }

  /// An answer: the status, and the value of the envelope.
  struct Answer {
    var status: Int
    var value: JSONValue
    var session: String?

    /// The error of the protocol; `nil` if there is none.
    var error: String? { value["error"]?.text }
    /// The reference of the found element.
    var element: String { value["ELEMENT"]?.text ?? "" }
  }

  /// Sends a request of any path.
  static func send(_ client: RawClient, _ method: String, _ path: String, _ body: JSONValue?) throws -> Answer
  {
    let text = try body.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    let answer = try #require(
      client("\(method) \(path)", text == nil ? [] : ["Content-Type: application/json"], body: text))
    let envelope = try JSONDecoder().decode(JSONValue.self, from: Data(answer.body))
    return Answer(
      status: answer.status, value: envelope["value"] ?? .null, session: envelope["sessionId"]?.text)
  }

  /// Sends a command of the session; its path has to be encoded.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> Answer {
    try Self.send(client, method, "/session/\(session)\(path)", method == "POST" ? body ?? [:] : nil)
  }

  /// Finds an element.
  func find(_ strategy: String, _ value: String) throws -> Answer {
    try send("POST", "/element", ["using": .text(strategy), "value": .text(value)])
  }

  /// The number of elements that a locator finds.
  func count(_ strategy: String, _ value: String) throws -> Int {
    try send("POST", "/elements", ["using": .text(strategy), "value": .text(value)]).value.elements.count
  }

  /// Finds an element and taps it.
  func tap(_ name: String) throws {
    let found = try find("accessibility id", name)
    let answer = try send("POST", "/element/\(found.element)/click")
    #expect(answer.status == 200, "\(name): \(answer.value)")
  }

  /// Performs a command of `execute/sync`.
  @discardableResult
  func execute(_ script: String, _ arguments: [String: JSONValue] = [:]) throws -> Answer {
    try send("POST", "/execute/sync", ["script": .text(script), "args": [.object(arguments)]])
  }
}
