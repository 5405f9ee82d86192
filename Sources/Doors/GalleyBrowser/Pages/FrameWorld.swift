import Foundation
import GalleyJSON
import GalleyWebDriver

/// Galley's part in a page of a browser that has no isolated worlds: a script in an empty frame of the page's document.
///
/// Such a frame has builtins of its own, so that a page that overrides `JSON.stringify` breaks neither the script nor the driver's own
/// code, which runs beside it. The page's document has one hidden element more, in its head. The session stays in the frame: it has
/// no place and no size, so that the coordinates of actions are those of the window.
final class FrameWorld {
  private let session: WebDriverSession
  /// Whether the session is in the frame of the present document, as far as is known.
  private var isInside = false
  /// The number of documents so far: the handles of each begin with another number.
  private var documents = 0
  /// Scripts for the page's own world, by their names, in order; they run when a document is met.
  private var scripts: [(name: String, source: String)] = []
  private var lastScript = 0
  /// The number of attempts in a row to enter frames of other origins, by the handles of their elements.
  private var attempts: [UInt64: Int] = [:]

  /// The name of the frame, and of the event by which the page's own frames are held, which no page guesses.
  let channel = "galley-\(UUID().uuidString)"

  /// The largest number of a page's frames that are searched for that of Galley.
  private static let mostFrames = 200

  init(_ session: WebDriverSession) { self.session = session }

  func add(_ source: String) -> String {
    lastScript += 1
    scripts.append(("\(lastScript)", source))
    return "\(lastScript)"
  }

  func remove(_ name: String) { scripts.removeAll { $0.name == name } }

  /// The value of a call of one of the script's functions, such as `wait(3, 500)`, which may be a promise.
  func call(_ function: String, within limit: Duration?) throws(WebDriverError) -> JSONValue {
    var attempts = DocumentAttempts()
    while true {
      do throws(WebDriverError) {
        try prepare()
        return try evaluate("galley.\(function)", within: limit)
      } catch {
        // A navigation ends the frame, also while it waits.
        guard Self.isLost(error), attempts.next() else { throw error }
        isInside = false
      }
    }
  }

  /// The longest time for an answer of a frame of another origin, in milliseconds.
  private static let patience = 3_000
  /// The number of attempts to put Galley's frame into the document of a frame of another origin.
  private static let entries = 3

  /// The value of a call in a frame of another origin; `nil` for a frame without access, or that does not answer.
  ///
  /// The session enters such a document once, which moves the focus for a moment. Later calls are messages from frame to frame.
  func call(_ function: String, inFrame handle: UInt64) throws(WebDriverError) -> JSONValue? {
    guard let bracket = function.firstIndex(of: "("), function.hasSuffix(")") else { return nil }
    let values = function[function.index(after: bracket)...].dropLast()
    let question = "inFrame(\(handle), \"\(function[..<bracket])\", [\(values)], \(Self.patience))"
    let answer = try call(question, within: nil)
    guard answer == .null else { return answer["value"] }
    guard attempts[handle, default: 0] < Self.entries else { return nil }
    attempts[handle, default: 0] += 1
    do throws(WebDriverError) {
      let way = try call("wayTo(\(handle))", within: nil).elements
      guard !way.isEmpty else { return nil }
      isInside = false
      try session.post("/frame", ["id": .null])
      for number in way { try session.post("/frame", ["id": number]) }
      try make()
    } catch {
      // A document that went meanwhile says nothing about the next one of the frame.
      if Self.isLost(error), error.message != Self.absence { attempts[handle, default: 1] -= 1 }
      throw error
    }
    attempts[handle] = nil
    return try call(question, within: nil)["value"]
  }

  /// The value of an expression among the page's own scripts, which may be a promise.
  func value(of expression: String) throws(WebDriverError) -> JSONValue {
    try leave()
    return try evaluate(expression, within: nil)
  }

  /// Leaves the frame, for a navigation.
  func leave() throws(WebDriverError) {
    isInside = false
    try session.post("/frame", ["id": .null])
  }

  /// Forgets the frame, since another window is there.
  func forget() { isInside = false }

  /// Whether an error tells that the document of the frame has gone.
  static func isLost(_ error: WebDriverError) -> Bool {
    ["no such frame", "no such window", "stale element reference"].contains(error.code)
  }

  private var command: WebDriverCommand {
    WebDriverCommand("POST", "/execute/async", at: session.server.address.base)
  }

  private func evaluate(_ expression: String, within limit: Duration?) throws(WebDriverError) -> JSONValue {
    let answer: JSONValue = try session.send(
      "POST", "/execute/async",
      ["script": .text(PageScript.answered(expression)), "args": []], within: limit)
    // A dialog that opens meanwhile leaves no answer.
    guard answer != .null else {
      throw .refused(command, status: 500, code: BrowserDialog.code, message: "a dialog opened")
    }
    if answer["gone"] != nil {
      throw .refused(command, status: 404, code: "no such frame", message: "the document has gone")
    }
    if let message = answer["fault"]?.text {
      throw .refused(command, status: 500, code: "javascript error", message: message)
    }
    return answer["value"] ?? .null
  }

  private func run<Value: Decodable>(_ script: String, as type: Value.Type) throws(WebDriverError) -> Value {
    try session.send("POST", "/execute/sync", ["script": .text(script), "args": []], as: type)
  }

  /// Enters the frame, and makes frame and script for a document that is new.
  private func prepare() throws(WebDriverError) {
    guard !isInside else { return }
    try session.post("/frame", ["id": .null])
    try make()
    isInside = true
  }

  /// Makes frame and script in the document that the session is in, and enters the frame.
  private func make() throws(WebDriverError) {
    do throws(WebDriverError) {
      _ = try run(
        PageScript.frame(named: channel) + scripts.map { "try { \($0.source) } catch (error) {}" }.joined(),
        as: JSONValue.self)
    } catch {
      // A page's own builtins may break the driver's answer, not the frame.
      guard ["unknown error", "javascript error"].contains(error.code) else { throw error }
    }
    try enter()
    documents += 1
    _ = try run(PageScript.framedPreparation(channel: channel, document: documents), as: JSONValue.self)
  }

  /// The message of a document that keeps Galley's frame out, which may also have gone.
  private static let absence =
    "Galley's frame is not in the page, as where Content-Security-Policy says sandbox"

  /// Searches the frame among those of the document by its name.
  private func enter() throws(WebDriverError) {
    for number in 0..<Self.mostFrames {
      do throws(WebDriverError) { try session.post("/frame", ["id": .integer(number)]) } catch {
        guard error.code == "no such frame" else { throw error }
        throw .refused(command, status: nil, code: "no such frame", message: Self.absence)
      }
      if try run("return window.name", as: String?.self) == channel { return }
      try session.post("/frame/parent")
    }
    throw .refused(command, status: nil, code: "javascript error", message: "the page has too many frames")
  }
}
