import Foundation
import GalleyJSON
import GalleyWebDriver

/// Commands over a session of classic WebDriver: those that all of its drivers have.
package protocol SessionCommands: BrowserCommands {
  var session: WebDriverSession { get }
  /// Whether a command has met a dialog that may still be open.
  var mayShowDialog: Bool { get set }
  var windows: SessionWindows { get }
  /// Forgets the page of the window that was in front.
  ///
  /// - Parameter isNew: Whether the one that is in front now was just opened.
  func turned(isNew: Bool) throws(WebDriverError)
  /// Whether an error tells that the document of a command has gone.
  func isLost(_ error: WebDriverError) -> Bool
}

private struct SessionCookie: Decodable {
  var name: String
  var value: String
}

extension SessionCommands {
  package var browser: String {
    let words = ["browserName", "browserVersion"].compactMap { session.capabilities[$0]?.text }
    return words.isEmpty ? "a browser" : words.joined(separator: " ")
  }

  package var limit: Duration { session.server.limits.command }

  package func address() throws(WebDriverError) -> String { try session.send("GET", "/url") }

  /// Opens an address.
  func load(_ address: String, within limit: Duration) throws(WebDriverError) {
    try watchingForDialogs { () throws(WebDriverError) in
      try session.post("/url", ["url": .text(address)], within: limit)
    }
  }

  /// Goes to the page before or behind the present one.
  func leap(by delta: Int) throws(WebDriverError) {
    try watchingForDialogs { () throws(WebDriverError) in try session.post(delta < 0 ? "/back" : "/forward") }
  }

  /// Calls a function of Galley's script in the window in front, which may be another one than before.
  func callInFront(_ call: () throws(WebDriverError) -> JSONValue) throws(WebDriverError) -> JSONValue {
    var isFollowed = false
    var empty = 0
    while true {
      do throws(WebDriverError) {
        if try windows.followLate() { try turned(isNew: true) }
        let value = try watchingForDialogs(call)
        guard value == PageScript.opened else { return value }
        if !isFollowed, try windows.follow() { try turned(isNew: true) }
        isFollowed = true
      } catch {
        if error.code == BrowserDialog.code, empty < Self.mostEmptyAnswers {
          // A window that closes meanwhile leaves no answer, as a dialog does.
          guard try dialog() == nil else { throw error }
          empty += 1
          Thread.sleep(forTimeInterval: 0.02)
        } else {
          guard try isWindowGone(error) else { throw error }
        }
      }
    }
  }

  /// The largest number of answers of a call that a dialog seems to have kept back, and no dialog is open.
  private static var mostEmptyAnswers: Int { 10 }

  /// Whether an error tells that the window in front has gone, and another one is in front now.
  private func isWindowGone(_ error: WebDriverError) throws(WebDriverError) -> Bool {
    // Of a window that is about to go some commands say that its document has gone.
    guard error.code == "no such window" || isLost(error), try windows.leaveGone() else { return false }
    try turnBack()
    return true
  }

  /// Takes note of the window below one that has gone, which may go meanwhile, too.
  private func turnBack() throws(WebDriverError) {
    do throws(WebDriverError) { try turned(isNew: false) } catch {
      guard try isWindowGone(error) else { throw error }
    }
  }

  /// Acts in the window in front; an action that closes it ends there.
  func actInFront(_ act: () throws(WebDriverError) -> Void) throws(WebDriverError) {
    do throws(WebDriverError) { try watchingForDialogs(act) } catch {
      guard try isWindowGone(error) else { throw error }
    }
  }

  package var isWindowOpened: Bool { windows.opened != nil }

  package func closeWindow() throws(WebDriverError) -> Bool {
    do throws(WebDriverError) {
      guard try windows.close() else { return false }
    } catch {
      // It has closed itself.
      guard try isWindowGone(error) else { throw error }
      return true
    }
    try turnBack()
    return true
  }

  /// Runs a command, and remembers a dialog that it meets.
  func watchingForDialogs<Result>(_ command: () throws(WebDriverError) -> Result) throws(WebDriverError)
    -> Result
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
      if try isWindowGone(error) { return try dialog() }
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
    try actInFront { () throws(WebDriverError) in try session.post("/actions", chain, within: limit) }
  }

  package func screenshot() throws(WebDriverError) -> String { try session.send("GET", "/screenshot") }

  package func cookies() throws(WebDriverError) -> [String: String] {
    let all: [SessionCookie] = try session.send("GET", "/cookie")
    return Dictionary(all.map { ($0.name, $0.value) }) { $1 }
  }
}
