import Foundation
import GalleyJSON
import GalleyWebDriver

/// Galley's part in the page that a browser shows: a script in an isolated world.
///
/// Such a world has the page's document and builtins of its own. A page that overrides `JSON.stringify` or
/// `Element.prototype.getAttribute` breaks the scripts that drivers run among its own, and this one never notices. The world goes with
/// its document, so a lost one is made again.
///
/// - Reference: [Chrome DevTools Protocol,
///   `Page.createIsolatedWorld`](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-createIsolatedWorld).
package final class PageWorld {
  private let session: WebDriverSession
  /// The number of the world; `nil` where none was made for the present document.
  private var context: Int?
  /// The name of the page's own frame, which stays from one document to the next as long as the process does.
  private var frame: String?
  /// The frames of other origins, by the handles of their elements.
  private var frames: [UInt64: ForeignFrame] = [:]
  /// The number of documents so far: the handles of each begin with another number.
  private var documents = 0
  /// The document numbers that have not been sent to their worlds, by world.
  private var begun: [Int: Int] = [:]

  /// The name of the event by which the page's own frames are held, which no page guesses.
  package let channel = "galley-\(UUID().uuidString)"

  package init(_ session: WebDriverSession) { self.session = session }

  private struct FrameTree: Decodable {
    struct Tree: Decodable {
      struct Frame: Decodable { var id: String }
      var frame: Frame
    }
    var frameTree: Tree
  }

  /// A frame of another origin: its name, and the number of Galley's world in its present document.
  private struct ForeignFrame {
    var name: String
    var context: Int?
  }

  private struct Described: Decodable {
    struct Node: Decodable { var frameId: String? }
    var node: Node
  }

  /// The value of a call in a frame of another origin; `nil` for a frame that is not there.
  func call(_ function: String, inFrame handle: UInt64) throws(WebDriverError) -> JSONValue? {
    var attempt = 1
    while true {
      do throws(WebDriverError) {
        if frames[handle] == nil {
          let element = try object("element(\(handle))")
          let node = try devTools("DOM.describeNode", ["objectId": element], as: Described.self).node
          frames[handle] = node.frameId.map { ForeignFrame(name: $0) }
        }
        guard let frame = frames[handle] else { return nil }
        let context: Int
        if let known = frame.context { context = known } else { context = try world(of: frame.name) }
        frames[handle]?.context = context
        return try ask(function, in: context, within: nil)["value"] ?? .null
      } catch {
        guard attempt < 3, Self.isLost(error) else { throw error }
        attempt += 1
        frames[handle]?.context = nil
      }
    }
  }

  /// Makes Galley's world in the document of a frame.
  private func world(of frame: String) throws(WebDriverError) -> Int {
    let world = try devTools(
      "Page.createIsolatedWorld", ["frameId": .text(frame), "worldName": "galley"], as: World.self)
    documents += 1
    _ = try evaluate(
      PageScript.preparation(channel: channel), in: world.executionContextId, within: nil)
    begun[world.executionContextId] = documents
    return world.executionContextId
  }

  /// Calls a function of Galley's script in a world, which learns the number of its document at the first call.
  private func ask(_ function: String, in context: Int, byValue: Bool = true, within limit: Duration?)
    throws(WebDriverError) -> JSONValue
  {
    let begin = begun[context].map { PageScript.begin($0) + ", " } ?? ""
    let answer = try evaluate("\(begin)galley.\(function)", in: context, byValue: byValue, within: limit)
    begun[context] = nil
    return answer
  }

  private struct World: Decodable { var executionContextId: Int }

  /// Runs a command of the DevTools protocol; one without an answer is an error with the code ``BrowserDialog/code``.
  package func devTools<Value: Decodable>(
    _ command: String, _ parameters: JSONValue = [:], within limit: Duration? = nil,
    as type: Value.Type = Value.self
  ) throws(WebDriverError) -> Value {
    let answer = try session.send(
      "POST", "/goog/cdp/execute", ["cmd": .text(command), "params": parameters], within: limit,
      as: Value?.self)
    // A dialog that opens meanwhile leaves none, and neither does a window that closes.
    guard let answer else {
      throw .refused(
        WebDriverCommand("POST", "/goog/cdp/execute", at: session.server.address.base), status: 500,
        code: BrowserDialog.code, message: "a dialog opened")
    }
    return answer
  }

  /// The value of a call of one of the script's functions, such as `wait(3, 500)`, which may be a promise.
  package func call(_ function: String, within limit: Duration? = nil) throws(WebDriverError) -> JSONValue {
    try remote(function, byValue: true, within: limit)["value"] ?? .null
  }

  /// The name of the object that a call of one of the script's functions returns, for commands of DevTools.
  package func object(_ function: String) throws(WebDriverError) -> JSONValue {
    try remote(function, byValue: false, within: nil)["objectId"] ?? .null
  }

  private func remote(_ function: String, byValue: Bool, within limit: Duration?) throws(WebDriverError)
    -> JSONValue
  {
    var attempts = DocumentAttempts()
    while true {
      do throws(WebDriverError) {
        return try ask(function, in: try prepared(), byValue: byValue, within: limit)
      } catch {
        // A navigation ends the world, also while it waits.
        guard Self.isLost(error), attempts.next() else { throw error }
        forget()
        if attempts.count > 2 { frame = nil }
      }
    }
  }

  /// The value of an expression among the page's own scripts, which may be a promise.
  package func value(of expression: String) throws(WebDriverError) -> JSONValue {
    try evaluate(expression, in: nil, within: nil)["value"] ?? .null
  }

  /// Forgets the world, since another document is there.
  package func forget() { context = nil }

  /// Forgets the page, since another window is there.
  func leave() {
    context = nil
    frame = nil
  }

  /// Whether an error tells that the document of a world has gone.
  package static func isLost(_ error: WebDriverError) -> Bool {
    // V8 and ChromeDriver write some of them with a capital letter, and some without.
    guard let message = error.message?.lowercased() else { return false }
    return losses.contains { message.contains($0) }
  }

  /// Parts of messages about a document that has gone, in lowercase.
  private static let losses = [
    "execution context", "cannot find context", "inspected target navigated", "no frame for given id",
    "frame with the given id was not found", "uniquecontextid not found", "target frame detached",
  ]

  private func prepared() throws(WebDriverError) -> Int {
    if let context { return context }
    let name: String
    if let frame {
      name = frame
    } else {
      name = try devTools("Page.getFrameTree", as: FrameTree.self).frameTree.frame.id
      frame = name
    }
    let world = try world(of: name)
    context = world
    frames = [:]
    return world
  }

  /// - Parameter context: The number of the world; `nil` for that of the page.
  private func evaluate(
    _ expression: String, in context: Int?, byValue: Bool = true, within limit: Duration?
  ) throws(WebDriverError) -> JSONValue {
    var parameters: [String: JSONValue] = [
      "expression": .text(expression), "returnByValue": .boolean(byValue), "awaitPromise": true,
    ]
    if let context { parameters["contextId"] = .integer(context) }
    let answer: JSONValue = try devTools("Runtime.evaluate", .object(parameters), within: limit)
    if let fault = answer["exceptionDetails"] {
      let message = fault["exception"]?["description"]?.text ?? fault["text"]?.text ?? ""
      throw .refused(
        WebDriverCommand("POST", "/goog/cdp/execute", at: session.server.address.base), status: 500,
        code: "javascript error", message: message)
    }
    return answer["result"] ?? .null
  }
}
