import Foundation
import GalleyJSON
import GalleyTree
import GalleyWebDriver

/// The commands of classic WebDriver alone, for drivers without DevTools and without BiDi, such as that of WebKitGTK.
package final class PlainCommands: SessionCommands {
  private let started: StartedBrowser
  private let world: FrameWorld
  /// The size of the page's window, for windows that pages open.
  private let size: CGSize?
  package var mayShowDialog = false
  package let windows: SessionWindows
  /// The way of all turns of the wheel so far.
  private var turned = CGVector.zero

  package init(_ started: StartedBrowser) {
    self.started = started
    world = FrameWorld(started.session)
    windows = SessionWindows(started.session)
    let sides = try? started.session.send(
      "POST", "/execute/sync", ["script": "return [innerWidth, innerHeight]", "args": []], as: [Double].self)
    size = sides.map { CGSize(width: $0[0], height: $0[1]) }
  }

  package var session: WebDriverSession { started.session }

  package var channel: String { world.channel }

  package var abilities: BrowserAbilities {
    BrowserAbilities(
      scrolling: .wheelAlone, hasTouch: false, runsScriptsFirst: false, answersRequests: false,
      keepsLog: false, keepsDownloads: false, knowsHistory: false, hasForeignKeys: false,
      emulatesWhileRunning: false)
  }

  package func takeLog() -> [LoggedProblem] { [] }

  package func call(_ function: String, within limit: Duration?) throws(WebDriverError) -> JSONValue {
    try callInFront { () throws(WebDriverError) in try world.call(function, within: limit) }
  }

  package func call(_ function: String, inFrame handle: UInt64) -> JSONValue? {
    try? watchingForDialogs { () throws(WebDriverError) in try world.call(function, inFrame: handle) }
  }

  package func turned(isNew: Bool) throws(WebDriverError) {
    world.forget()
    guard isNew else { return }
    if let size { try session.resizeWindow(to: size) }
  }

  package func isLost(_ error: WebDriverError) -> Bool { FrameWorld.isLost(error) }

  package func evaluate(_ expression: String) throws(WebDriverError) -> JSONValue {
    try watchingForDialogs { () throws(WebDriverError) in try world.value(of: expression) }
  }

  package func open(_ address: String, within limit: Duration) throws(WebDriverError) {
    try world.leave()
    try load(address, within: limit)
    guard address != Self.empty else { return }
    // WebKitGTK shows the reason on an empty page, and reports a success; a page may break the question.
    let shown = try? session.send(
      "POST", "/execute/sync",
      ["script": "return [document.URL, document.body ? document.body.textContent : '']", "args": []],
      as: [String].self)
    guard let shown, shown.first == Self.empty else { return }
    throw .refused(
      WebDriverCommand("POST", "/url", at: session.server.address.base), status: nil, code: "unknown error",
      message: shown.last.flatMap { $0.isEmpty ? nil : $0 } ?? "the page did not load")
  }

  package func traverse(by delta: Int) throws(WebDriverError) {
    try world.leave()
    try leap(by: delta)
  }

  private static let empty = "about:blank"

  package func act(_ chain: JSONValue, within limit: Duration) throws(WebDriverError) {
    let wheel = chain["actions"]?.elements.first.flatMap(WheelTurn.init)
    let chain = wheel.map { remembered($0) } ?? chain
    try actInFront { () throws(WebDriverError) in
      do throws(WebDriverError) { try session.post("/actions", chain, within: limit) } catch {
        // The frame has gone with its document, so nothing was done.
        guard FrameWorld.isLost(error) else { throw error }
        try world.leave()
        try session.post("/actions", chain, within: limit)
      }
    }
  }

  /// A turn in the form that the driver takes: that of WebKitGTK turns by the difference to the turns before.
  private func remembered(_ turn: WheelTurn) -> JSONValue {
    guard session.capabilities["browserName"] == "MiniBrowser" else { return turn.chain }
    turned.dx += turn.way.dx
    turned.dy += turn.way.dy
    return WheelTurn(place: turn.place, way: turned).chain
  }

  package func insert(_ text: String) throws(WebDriverError) {
    guard let source = JSONValue.text(text).source else { return }
    _ = try call("insert(\(source))", within: nil)
  }

  package func setCookie(_ name: String, _ value: String, of origin: String) throws(WebDriverError) -> Bool {
    let url = URL(string: origin)
    do throws(WebDriverError) {
      try session.post(
        "/cookie",
        [
          "cookie": [
            "name": .text(name), "value": .text(value), "domain": .text(url?.host ?? ""), "path": "/",
            "secure": .boolean(url?.scheme == "https"),
          ]
        ])
      return true
    } catch {
      guard ["invalid cookie domain", "unable to set cookie"].contains(error.code) else { throw error }
      return false
    }
  }

  package func addScript(_ source: String) throws(WebDriverError) -> String { world.add(source) }
  package func removeScript(_ name: String) throws(WebDriverError) { world.remove(name) }

  package func end() { started.end() }
}
