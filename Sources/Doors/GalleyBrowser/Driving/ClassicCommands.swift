import Foundation

/// The commands of classic WebDriver, with those of Chromium's DevTools for what it lacks.
package final class ClassicCommands: BrowserCommands {
  private let started: StartedBrowser
  private let world: PageWorld
  private let scriptLimit: Duration
  package private(set) var mayShowDialog = false

  package init(_ started: StartedBrowser) {
    self.started = started
    world = PageWorld(started.session)
    scriptLimit = started.session.server.limits.command
  }

  private var session: WebDriverSession { started.session }

  package var browser: String {
    let words = ["browserName", "browserVersion"].compactMap { session.capabilities[$0]?.text }
    return words.isEmpty ? "a browser" : words.joined(separator: " ")
  }

  package var channel: String { world.channel }
  package var limit: Duration { scriptLimit }
  package var scrollsByTouch: Bool { true }

  package func takeLog() -> [LoggedProblem] {
    let entries = try? session.send("POST", "/se/log", ["type": "browser"], as: [ConsoleEntry].self)
    return (entries ?? []).compactMap(\.problem)
  }

  package func address() throws(WebDriverError) -> String { try session.send("GET", "/url") }

  package func open(_ address: String, within limit: Duration) throws(WebDriverError) {
    defer { world.forget() }
    try watchingForDialogs { () throws(WebDriverError) in
      try session.post("/url", ["url": .text(address)], within: limit)
    }
  }

  package func call(_ function: String, within limit: Duration?) throws(WebDriverError) -> JSONValue {
    try watchingForDialogs { () throws(WebDriverError) in try world.call(function, within: limit) }
  }

  /// Runs a command, and remembers a dialog that it meets.
  private func watchingForDialogs<Result>(_ command: () throws(WebDriverError) -> Result)
    throws(WebDriverError) -> Result
  {
    do throws(WebDriverError) { return try command() } catch {
      if error.code == BrowserDialog.code { mayShowDialog = true }
      throw error
    }
  }

  package func dialog() throws(WebDriverError) -> BrowserDialog? {
    do throws(WebDriverError) {
      let text = try session.send("GET", "/alert/text", as: String?.self)
      mayShowDialog = true
      return BrowserDialog(text ?? "")
    } catch {
      if error.code == "no such alert" {
        mayShowDialog = false
        return nil
      }
      throw error
    }
  }

  package func type(_ text: String) throws(WebDriverError) {
    try session.post("/alert/text", ["text": .text(text)])
  }

  package func answer(_ answer: DialogScene.Answer) throws(WebDriverError) {
    try session.post(answer == .accept ? "/alert/accept" : "/alert/dismiss")
  }

  package func act(_ chain: JSONValue, within limit: Duration) throws(WebDriverError) {
    try watchingForDialogs { () throws(WebDriverError) in
      try session.post("/actions", chain, within: limit)
    }
  }

  package func insert(_ text: String) throws(WebDriverError) {
    _ = try world.devTools("Input.insertText", ["text": .text(text)], as: JSONValue.self)
  }

  private struct Shot: Decodable { var data: String }

  package func screenshot() throws(WebDriverError) -> String {
    // The command of WebDriver compresses the same picture a third longer.
    try world.devTools(
      "Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true], as: Shot.self
    ).data
  }

  private struct Cookie: Decodable {
    var name: String
    var value: String
  }

  package func cookies() throws(WebDriverError) -> [String: String] {
    let all: [Cookie] = try session.send("GET", "/cookie")
    return Dictionary(all.map { ($0.name, $0.value) }) { $1 }
  }

  package func setCookie(_ name: String, _ value: String, of origin: String) throws(WebDriverError) -> Bool {
    let answer: JSONValue = try world.devTools(
      "Network.setCookie", ["name": .text(name), "value": .text(value), "url": .text(origin)])
    return answer["success"]?.boolean == true
  }

  private struct Script: Decodable { var identifier: String }

  package func addScript(_ source: String) throws(WebDriverError) -> String {
    try world.devTools(
      "Page.addScriptToEvaluateOnNewDocument", ["source": .text(source)], as: Script.self
    ).identifier
  }

  package func removeScript(_ name: String) throws(WebDriverError) {
    _ = try world.devTools(
      "Page.removeScriptToEvaluateOnNewDocument", ["identifier": .text(name)], as: JSONValue.self)
  }

  package func end() { started.end() }
}
