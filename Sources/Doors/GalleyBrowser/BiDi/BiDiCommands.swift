import Foundation
import GalleyJSON
import GalleyWebDriver
import Synchronization

/// The commands of WebDriver BiDi, for one window of a browser.
///
/// - Reference: [W3C WebDriver BiDi](https://www.w3.org/TR/webdriver-bidi/).
package final class BiDiCommands: BrowserCommands {
  private let connection: BiDiConnection
  private let page: BiDiPage
  private let userContext: String
  private let sharesFiles: Bool
  private let finish: @Sendable (_ traces: BiDiTraces) -> Void
  private let adapt: @Sendable (_ window: String) throws(WebDriverError) -> Void
  package let browser: String
  package let channel = "galley-\(UUID().uuidString)"
  /// The number of documents so far.
  private var documents = 0
  /// The text for the field of the dialog, which goes with its answer.
  private var typed: String?
  /// What the window leaves in the browser.
  private var traces = BiDiTraces()
  private var isEnded = false

  /// The name of Galley's world.
  private static let sandbox = "galley"

  /// Takes a connection with a session.
  ///
  /// - Parameters:
  ///   - page: The page, which hears the connection's events.
  ///   - userContext: The user context of the page.
  ///   - browser: The name and version of the browser.
  ///   - sharesFiles: Whether the browser reads and keeps files of this machine.
  ///   - adapt: Gives a window the settings of the device.
  ///   - end: Ends the window and removes its traces, or ends the browser.
  package init(
    _ connection: BiDiConnection, _ page: BiDiPage, of userContext: String, browser: String,
    sharesFiles: Bool = true,
    adapt: @escaping @Sendable (_ window: String) throws(WebDriverError) -> Void,
    end: @escaping @Sendable (_ traces: BiDiTraces) -> Void
  ) {
    self.adapt = adapt
    self.connection = connection
    self.page = page
    self.browser = browser
    self.userContext = userContext
    self.sharesFiles = sharesFiles
    finish = end
  }

  package var limit: Duration { connection.limit }
  package var mayShowDialog: Bool { page.dialog != nil }
  package var abilities: BrowserAbilities {
    var abilities = BrowserAbilities.all
    abilities.scrolling = .wheelAfterTouch
    abilities.emulatesWhileRunning = false
    abilities.keepsDownloads = sharesFiles
    return abilities
  }
  package func takeLog() -> [LoggedProblem] { page.takeReports() }

  package func takeDownloads() -> [DownloadEvent] { page.takeDownloads() }

  private var context: JSONValue { .text(page.context) }

  /// Sends a command that a dialog ends, since a browser owes its answer until the dialog's.
  private func send(
    _ name: String, _ parameters: [String: JSONValue], within limit: Duration? = nil,
    orBy lost: String? = nil
  ) throws(WebDriverError) -> JSONValue {
    let command = connection.command(name)
    let context = page.context
    let opened = WebDriverError.refused(
      command, status: nil, code: BrowserDialog.code, message: "a dialog opened")
    let gone = WebDriverError.refused(
      command, status: nil, code: BiDiPage.lost, message: "the document has gone")
    return try connection.send(
      name, .object(parameters), within: limit,
      interruptedBy: { event in
        switch event.name {
        case "browsingContext.userPromptOpened": opened
        case "script.realmDestroyed" where lost != nil: event.facts["realm"]?.text == lost ? gone : nil
        case "browsingContext.navigationCommitted" where lost == "":
          event.facts["context"]?.text == context ? gone : nil
        default: nil
        }
      },
      unless: {
        if page.dialog != nil { return opened }
        return lost != nil && lost != "" && lost != page.realm ? gone : nil
      })
  }

  package func address() throws(WebDriverError) -> String {
    let tree = try connection.send("browsingContext.getTree", ["root": context, "maxDepth": 0])
    return tree["contexts"]?.elements.first?["url"]?.text ?? ""
  }

  package func open(_ address: String, within limit: Duration) throws(WebDriverError) {
    do throws(WebDriverError) {
      _ = try send(
        "browsingContext.navigate", ["context": context, "url": .text(address), "wait": "complete"],
        within: limit)
    } catch {
      guard Self.isRefusedFrame(error) else { throw error }
      // The page itself goes on loading.
      let isLoaded = try evaluate(Self.load, ["context": context], within: limit, orBy: "").value["value"]
      guard isLoaded?.boolean == true else { throw error }
    }
  }

  /// Whether an error may concern a frame only: Firefox ends a navigation with it if `X-Frame-Options` forbids a frame of the page.
  private static func isRefusedFrame(_ error: WebDriverError) -> Bool {
    error.message?.contains("Address rejected") == true
  }

  /// Waits for the document to load, and returns whether it is the page rather than an error page of the browser.
  private static let load = """
    new Promise((done) => {
      const end = () => done(!document.documentURI.startsWith("about:neterror"));
      if (document.readyState === "complete") end(); else addEventListener("load", end, { once: true });
    })
    """

  package func traverse(by delta: Int) throws(WebDriverError) {
    _ = try send("browsingContext.traverseHistory", ["context": context, "delta": .integer(delta)])
  }

  // MARK: Galley's world

  /// The longest time for an answer of a frame of another origin, whose process may hang.
  private static let patience = Duration.seconds(3)

  package func call(_ function: String, inFrame handle: UInt64) -> JSONValue? {
    do throws(WebDriverError) {
      let window = try remote("frameWindow(\(handle))", within: nil)["value"]?["context"]?.text
      guard let window else { return nil }
      let target: JSONValue = ["context": .text(window), "sandbox": .text(Self.sandbox)]
      documents += 1
      let isThere = try evaluate(
        "Object.hasOwn(globalThis, 'galley')", target, within: Self.patience, orBy: ""
      ).value[
        "value"]
      if isThere?.boolean != true {
        _ = try evaluate(preparation, target, within: Self.patience, orBy: "")
      }
      return Self.plain(
        try evaluate("galley.\(function)", target, within: Self.patience, orBy: "").value)
    } catch { return nil }
  }

  package func call(_ function: String, within limit: Duration?) throws(WebDriverError) -> JSONValue {
    var value = Self.plain(try remote(function, within: limit))
    // Events tell which window is in front.
    while value == PageScript.opened { value = Self.plain(try remote(function, within: limit)) }
    return value
  }

  package var isWindowOpened: Bool { page.isOpened }

  package func closeWindow() throws(WebDriverError) -> Bool {
    guard page.isOpened else { return false }
    let window = page.context
    try connection.send("browsingContext.close", ["context": .text(window)])
    page.leave(window)
    try connection.send("browsingContext.activate", ["context": context])
    return true
  }

  /// The value of a call, as BiDi describes it.
  private func remote(_ function: String, within limit: Duration?) throws(WebDriverError) -> JSONValue {
    var attempts = DocumentAttempts()
    while true {
      do throws(WebDriverError) {
        let realm = try prepared()
        return try evaluate("galley.\(function)", ["realm": .text(realm)], within: limit, orBy: realm).value
      } catch {
        // A navigation ends the world, and Firefox owes the answer of what waits in it for ever.
        guard BiDiPage.isLost(error), attempts.next() else { throw error }
        page.forgetRealm()
      }
    }
  }

  private func prepared() throws(WebDriverError) -> String {
    if let realm = page.realm { return realm }
    if let window = page.takeFresh() { try adapt(window) }
    documents += 1
    let (_, realm) = try evaluate(
      preparation, ["context": context, "sandbox": .text(Self.sandbox)], within: nil, orBy: "")
    page.take(realm: realm)
    return realm
  }

  /// The code that makes Galley's object in the latest document.
  private var preparation: String {
    "\(PageScript.preparation(channel: channel)), \(PageScript.begin(documents))"
  }

  private func evaluate(_ expression: String, _ target: JSONValue, within limit: Duration?, orBy lost: String)
    throws(WebDriverError) -> (value: JSONValue, realm: String)
  {
    let answer = try send(
      "script.evaluate",
      [
        "expression": .text(expression), "target": target, "awaitPromise": true, "resultOwnership": "none",
      ], within: limit, orBy: lost)
    let realm = answer["realm"]?.text ?? ""
    if let fault = answer["exceptionDetails"] {
      throw .refused(
        connection.command("script.evaluate"), status: nil, code: "javascript error",
        message: fault["text"]?.text ?? "")
    }
    return (answer["result"] ?? .null, realm)
  }

  package func evaluate(_ expression: String) throws(WebDriverError) -> JSONValue {
    // In BiDi, each member of a value has a type beside it, so the page writes its JSON.
    let text = try evaluate(
      "Promise.resolve(\(expression)).then((value) => JSON.stringify(value ?? null))", ["context": context],
      within: nil, orBy: "")
    return (try? JSONDecoder().decode(JSONValue.self, from: Data((Self.plain(text.value).text ?? "").utf8)))
      ?? .null
  }

  /// A value of a script as JSON: in BiDi, each element of a list has a type beside its value.
  private static func plain(_ remote: JSONValue) -> JSONValue {
    let value = remote["value"] ?? .null
    guard remote["type"] == "array" else { return value }
    return .list(value.elements.map(plain))
  }

  // MARK: Dialogs

  package func dialog() throws(WebDriverError) -> BrowserDialog? { page.dialog }

  package func type(_ text: String) throws(WebDriverError) { typed = (typed ?? "") + text }

  package func answer(_ answer: DialogScene.Answer) throws(WebDriverError) {
    var parameters: [String: JSONValue] = ["context": context, "accept": .boolean(answer == .accept)]
    if let typed, page.dialog?.kind == .prompt { parameters["userText"] = .text(typed) }
    typed = nil
    // The event of its end follows the answer.
    page.endDialog()
    try connection.send("browsingContext.handleUserPrompt", .object(parameters))
  }

  // MARK: Input and pictures

  /// The number of attempts at a touch, and the pause between two, in seconds.
  private static let (touchAttempts, touchPause) = (50, 0.1)
  /// The longest time from the answer of actions in a document that goes to the event that tells of it.
  private static let leaving = Duration.seconds(2)

  package func act(_ chain: JSONValue, within limit: Duration) throws(WebDriverError) {
    let front = page.front
    var attempt = 1
    while true {
      do throws(WebDriverError) {
        _ = try send(
          "input.performActions", ["context": context, "actions": chain["actions"] ?? []], within: limit)
        return
      } catch {
        // An action that closes its window, or leads to another document, ends there.
        if BiDiPage.isLost(error), page.leaves(front, within: Self.leaving) { return }
        guard attempt < Self.touchAttempts, Self.isRefusedTouch(error) else { throw error }
      }
      attempt += 1
      _ = try send("input.releaseActions", ["context": context])
      Thread.sleep(forTimeInterval: Self.touchPause)
    }
  }

  /// Whether Firefox took no touch at all, as while a navigation becomes a download.
  private static func isRefusedTouch(_ error: WebDriverError) -> Bool {
    guard let message = error.message else { return false }
    return message.contains("synthesizeTouchAtPoint") && message.contains("NS_ERROR_FAILURE")
  }

  package func insert(_ text: String) throws(WebDriverError) {
    // A key of BiDi is any one character that people see.
    try act(KeyActions.chain(characters: text), within: limit)
  }

  package func attach(_ paths: [String], to handle: UInt64) throws(WebDriverError) -> Bool {
    guard sharesFiles, let name = try remote("fileInput(\(handle))", within: nil)["sharedId"] else {
      return false
    }
    do throws(WebDriverError) {
      _ = try send(
        "input.setFiles",
        ["context": context, "element": ["sharedId": name], "files": .list(paths.map(JSONValue.text))])
      return true
    } catch {
      // An input of an inner frame belongs to another context.
      guard error.code == "no such element" || error.code == "no such node" else { throw error }
      return false
    }
  }

  package func screenshot() throws(WebDriverError) -> String {
    let answer = try send(
      "browsingContext.captureScreenshot", ["context": context, "origin": "viewport"])
    return answer["data"]?.text ?? ""
  }

  // MARK: Cookies and scripts

  package func cookies() throws(WebDriverError) -> [String: String] {
    let answer = try connection.send(
      "storage.getCookies", ["partition": ["type": "context", "context": context]])
    let pairs = (answer["cookies"]?.elements ?? []).compactMap { cookie -> (String, String)? in
      guard let name = cookie["name"]?.text, let value = cookie["value"]?["value"]?.text else { return nil }
      return (name, value)
    }
    return Dictionary(pairs) { $1 }
  }

  package func setCookie(_ name: String, _ value: String, of origin: String) throws(WebDriverError) -> Bool {
    let url = URL(string: origin)
    do throws(WebDriverError) {
      try connection.send(
        "storage.setCookie",
        [
          "cookie": [
            "name": .text(name), "value": ["type": "string", "value": .text(value)],
            "domain": .text(url?.host ?? ""), "path": "/", "secure": .boolean(url?.scheme == "https"),
          ],
          // That of the window would be the one of its present page.
          "partition": ["type": "storageKey", "userContext": .text(userContext)],
        ])
      return true
    } catch {
      guard error.code == "unable to set cookie" else { throw error }
      return false
    }
  }

  package func addScript(_ source: String) throws(WebDriverError) -> String {
    try add(["functionDeclaration": .text("() => {\n\(source)\n}")])
  }

  @discardableResult
  private func add(_ script: JSONValue) throws(WebDriverError) -> String {
    let answer = try connection.send("script.addPreloadScript", script)
    let name = answer["script"]?.text ?? ""
    traces.scripts.insert(name)
    return name
  }

  package func removeScript(_ name: String) throws(WebDriverError) {
    traces.scripts.remove(name)
    try connection.send("script.removePreloadScript", ["script": .text(name)])
  }

  package func route(by routes: RequestRoutes) throws(WebDriverError) {
    guard traces.routing == nil else { return }
    traces.routing = try BiDiRouting(connection, page, by: routes)
  }

  package func listen(
    to source: (_ send: String) -> String, _ heard: @escaping @Sendable (String) -> Void
  ) throws(WebDriverError) -> Bool {
    page.listen(heard)
    try connection.send("session.subscribe", ["events": ["script.message"]])
    try add([
      "functionDeclaration": .text("(send) => {\n\(source("send"))\n}"),
      "arguments": [["type": "channel", "value": ["channel": "galley-recorder"]]],
      "sandbox": "galley-recorder",
    ])
    return true
  }

  package func end() {
    guard !isEnded else { return }
    isEnded = true
    finish(traces)
  }
}
