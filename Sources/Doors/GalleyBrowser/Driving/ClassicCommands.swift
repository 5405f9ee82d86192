import Foundation
import GalleyJSON
import GalleyWebDriver

/// The commands of classic WebDriver, and of Chromium's DevTools where WebDriver has none.
package final class ClassicCommands: SessionCommands {
  private let started: StartedBrowser
  private let world: PageWorld
  package var mayShowDialog = false
  package let windows: SessionWindows
  /// The settings of a person's device, for windows that pages open.
  private var emulation: BrowserEmulation?
  /// The scripts for all documents by their names, which are those of the first window.
  private var scripts: [String: String] = [:]
  /// The names of scripts in windows that pages have opened, by the windows' handles.
  private var names: [String: [String: String]] = [:]
  /// The connection that hears the messages of scripts.
  private var listening: BiDiConnection?
  /// The routes of requests, if the test has added some.
  private(set) var routing: DevToolsRouting?

  package init(_ started: StartedBrowser) {
    self.started = started
    world = PageWorld(started.session)
    windows = SessionWindows(started.session)
  }

  package var session: WebDriverSession { started.session }

  package var channel: String { world.channel }
  package var abilities: BrowserAbilities {
    var abilities = BrowserAbilities.all
    // The files of a server are elsewhere.
    abilities.keepsDownloads = downloadFolder != nil
    // The socket of DevTools is on this machine.
    abilities.answersRequests = started.process != nil
    return abilities
  }

  /// The folder of downloads, which goes with the browser.
  private var downloadFolder: String? { started.process.map { "\($0.folder)/downloads" } }

  package func takeDownloads() -> [DownloadEvent] {
    guard let downloadFolder else { return [] }
    let entries = try? session.send("POST", "/se/log", ["type": "performance"], as: [LoggedEvent].self)
    return (entries ?? []).compactMap { DownloadEvent($0, in: downloadFolder) }
  }

  package func takeLog() -> [LoggedProblem] {
    let entries = try? session.send("POST", "/se/log", ["type": "browser"], as: [ConsoleEntry].self)
    return (entries ?? []).compactMap(\.problem)
  }

  package func open(_ address: String, within limit: Duration) throws(WebDriverError) {
    defer { world.forget() }
    try routing?.requireConnection()
    try load(address, within: limit)
  }

  package func traverse(by delta: Int) throws(WebDriverError) {
    defer { world.forget() }
    try leap(by: delta)
  }

  package func call(_ function: String, within limit: Duration?) throws(WebDriverError) -> JSONValue {
    try routing?.requireConnection()
    return try callInFront { () throws(WebDriverError) in try world.call(function, within: limit) }
  }

  package func call(_ function: String, inFrame handle: UInt64) -> JSONValue? {
    try? watchingForDialogs { () throws(WebDriverError) in try world.call(function, inFrame: handle) }
  }

  package func evaluate(_ expression: String) throws(WebDriverError) -> JSONValue {
    try watchingForDialogs { () throws(WebDriverError) in try world.value(of: expression) }
  }

  package func insert(_ text: String) throws(WebDriverError) {
    _ = try watchingForDialogs { () throws(WebDriverError) in
      try world.devTools("Input.insertText", ["text": .text(text)], as: JSONValue.self)
    }
  }

  private struct Shot: Decodable { var data: String }

  /// The longest time in which the page of a navigation is not yet the one that pictures are taken of.
  private static let attaching = Duration.seconds(5)

  package func screenshot() throws(WebDriverError) -> String {
    let deadline = ContinuousClock.now + Self.attaching
    while true {
      do throws(WebDriverError) {
        // The command of WebDriver compresses the same picture a third longer.
        return try watchingForDialogs { () throws(WebDriverError) in
          try world.devTools(
            "Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true], as: Shot.self
          ).data
        }
      } catch {
        guard error.message?.contains("Not attached to an active page") == true,
          ContinuousClock.now < deadline
        else { throw error }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  package func setCookie(_ name: String, _ value: String, of origin: String) throws(WebDriverError) -> Bool {
    let answer: JSONValue = try world.devTools(
      "Network.setCookie", ["name": .text(name), "value": .text(value), "url": .text(origin)])
    return answer["success"]?.boolean == true
  }

  package func turned(isNew: Bool) throws(WebDriverError) {
    world.leave()
    guard isNew, let window = windows.opened else {
      _ = try world.devTools("Page.bringToFront", as: JSONValue.self)
      return
    }
    if let emulation { try emulate(emulation) }
    for (name, source) in scripts.sorted(by: { $0.key < $1.key }) {
      names[window, default: [:]][name] = try add(source)
      // Its first document may be there already, or go meanwhile: the next one has the script.
      do throws(WebDriverError) {
        _ = try world.devTools("Runtime.evaluate", ["expression": .text(source)], as: JSONValue.self)
      } catch {
        guard isLost(error) else { throw error }
      }
    }
  }

  package func isLost(_ error: WebDriverError) -> Bool { PageWorld.isLost(error) }

  /// Forgets the page, since the session shows another window.
  func forgetPage() { world.leave() }

  package func emulate(_ emulation: BrowserEmulation) throws(WebDriverError) {
    self.emulation = emulation
    let features = emulation.features.sorted { $0.key < $1.key }
    let size = JSONValue.integer(emulation.fontSize)
    let parameters: [(String, JSONValue)] = [
      (
        "Emulation.setEmulatedMedia",
        ["features": .list(features.map { ["name": .text($0.key), "value": .text($0.value)] })]
      ),
      ("Emulation.setTimezoneOverride", ["timezoneId": .text(emulation.timeZone)]),
      (
        "Emulation.setLocaleOverride",
        ["locale": .text(emulation.locale.replacingOccurrences(of: "-", with: "_"))]
      ),
      (
        "Page.setFontSizes",
        [
          "fontSizes": [
            "standard": size, "fixed": .integer(BrowserEmulation.fixedFontSize(beside: emulation.fontSize)),
          ]
        ]
      ),
    ]
    if let downloadFolder {
      let values: JSONValue = ["behavior": "allowAndName", "downloadPath": .text(downloadFolder)]
      _ = try world.devTools("Browser.setDownloadBehavior", values, as: JSONValue.self)
    }
    for (command, values) in parameters {
      do throws(WebDriverError) { _ = try world.devTools(command, values, as: JSONValue.self) } catch {
        // Windows of one process share a locale, and the first of them has set it (Chromium 156).
        guard command == "Emulation.setLocaleOverride",
          error.message?.contains("Another locale override is already in effect") == true
        else { throw error }
      }
    }
  }

  package func attach(_ paths: [String], to handle: UInt64) throws(WebDriverError) -> Bool {
    // A server has not the files of this machine.
    guard started.process != nil else { return false }
    let input = try watchingForDialogs { () throws(WebDriverError) in
      try world.object("fileInput(\(handle))")
    }
    do throws(WebDriverError) {
      _ = try watchingForDialogs { () throws(WebDriverError) in
        try world.devTools(
          "DOM.setFileInputFiles", ["files": .list(paths.map(JSONValue.text)), "objectId": input],
          as: JSONValue.self)
      }
    } catch {
      // The page asks something about the files that it has.
      guard error.code == BrowserDialog.code else { throw error }
    }
    return true
  }

  private struct Script: Decodable { var identifier: String }

  package func addScript(_ source: String) throws(WebDriverError) -> String {
    let name = try add(source)
    scripts[name] = source
    return name
  }

  private func add(_ source: String) throws(WebDriverError) -> String {
    try world.devTools(
      "Page.addScriptToEvaluateOnNewDocument", ["source": .text(source)], as: Script.self
    ).identifier
  }

  package func removeScript(_ name: String) throws(WebDriverError) {
    scripts[name] = nil
    let name = windows.opened.flatMap { names[$0]?[name] } ?? name
    _ = try world.devTools(
      "Page.removeScriptToEvaluateOnNewDocument", ["identifier": .text(name)], as: JSONValue.self)
  }

  package func listen(
    to source: (_ send: String) -> String, _ heard: @escaping @Sendable (String) -> Void
  ) throws(WebDriverError) -> Bool {
    guard let address = session.capabilities["goog:chromeOptions"]?["debuggerAddress"]?.text,
      started.process != nil
    else { return false }
    let window: String = try session.send("GET", "/window")
    // Chromedriver passes no event on, so DevTools get a connection of their own.
    let connection = try BiDiConnection(
      to: "ws://\(address)/devtools/page/\(window)",
      heard: { event in
        guard event.name == "Runtime.bindingCalled", event.facts["name"]?.text == Self.binding,
          let text = event.facts["payload"]?.text
        else { return }
        heard(text)
      })
    listening = connection
    try connection.send("Page.enable")
    try connection.send("Runtime.enable")
    try connection.send(
      "Runtime.addBinding", ["name": .text(Self.binding), "executionContextName": .text(Self.binding)])
    let send = "function (text) { \(Self.binding)(text); }"
    try connection.send(
      "Page.addScriptToEvaluateOnNewDocument",
      ["source": .text(source(send)), "worldName": .text(Self.binding)])
    return true
  }

  package func route(by routes: RequestRoutes) throws(WebDriverError) {
    if let routing { return try routing.requireConnection() }
    let command = WebDriverCommand("DevTools", "Fetch.enable", at: session.server.address.base)
    guard let address = session.capabilities["goog:chromeOptions"]?["debuggerAddress"]?.text,
      let path = started.process.flatMap({ Self.socketPath(in: "\($0.folder)/profile") })
    else { throw .notConnected(command, reason: "Chromium has not told the socket of its DevTools") }
    routing = try DevToolsRouting(to: "ws://\(address)\(path)", by: routes)
  }

  /// The path of the browser's socket, which Chromium writes into its profile below the port.
  private static func socketPath(in profile: String) -> String? {
    let text = try? String(contentsOfFile: "\(profile)/DevToolsActivePort", encoding: .utf8)
    return text?.split(separator: "\n").dropFirst().first.map(String.init)
  }

  /// The name of a recorder's world, and of the function by which it tells something.
  private static let binding = "galleyRecorder"

  package func end() {
    listening?.close()
    routing?.end()
    started.end()
  }
}
