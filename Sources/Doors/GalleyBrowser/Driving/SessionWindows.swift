import Foundation
import GalleyJSON
import GalleyWebDriver

/// The windows of a session of classic WebDriver: the first one, and those that pages have opened over it.
package final class SessionWindows {
  private let session: WebDriverSession
  /// The handles, the one in front last; none while pages have opened no window.
  private var stack: [String] = []
  /// The end of the time in which a window may come late; `nil` while none is expected.
  private var expectation: ContinuousClock.Instant?

  /// The longest wait for a window that a page seems to have opened, which a browser makes by and by or keeps from opening.
  private static let patience = Duration.seconds(1)
  /// The time after such a wait in which each call looks for the window.
  private static let lateness = Duration.seconds(10)
  /// The longest time in which a window that refuses commands, since it goes, is still among the others.
  private static let farewell = Duration.seconds(2)

  init(_ session: WebDriverSession) { self.session = session }

  /// The handle of the window in front, if a page has opened it.
  var opened: String? { stack.count > 1 ? stack.last : nil }

  /// Turns to the window that a page has opened since, and tells whether there is one.
  func follow() throws(WebDriverError) -> Bool {
    if stack.isEmpty { stack = [try session.send("GET", "/window")] }
    let deadline = ContinuousClock.now + Self.patience
    while try !turnToNew() {
      guard ContinuousClock.now < deadline else {
        expectation = ContinuousClock.now + Self.lateness
        return false
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return true
  }

  /// Turns to a window that ``follow()`` has missed and that has come since, and tells whether there is one.
  func followLate() throws(WebDriverError) -> Bool {
    guard let expectation else { return false }
    guard ContinuousClock.now < expectation else {
      self.expectation = nil
      return false
    }
    return try turnToNew()
  }

  private func turnToNew() throws(WebDriverError) -> Bool {
    let all = try handles()
    let new = all.filter { !stack.contains($0) }
    guard !new.isEmpty else { return false }
    expectation = nil
    stack = stack.filter(all.contains) + new
    try turn()
    return true
  }

  /// Turns to the window below the one in front if that has gone, and tells whether it did.
  func leaveGone() throws(WebDriverError) -> Bool {
    guard let opened else { return false }
    let deadline = ContinuousClock.now + Self.farewell
    while true {
      let all = try handles()
      if !all.contains(opened) { return try turn(among: all) }
      guard ContinuousClock.now < deadline else { return false }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Closes the window in front, if a page has opened it, and turns to the one below.
  func close() throws(WebDriverError) -> Bool {
    guard let opened else { return false }
    let left = try session.send("DELETE", "/window", as: [String].self)
    return try turn(among: left.filter { $0 != opened })
  }

  /// Turns to the uppermost one of the windows that are left, and tells whether there is one.
  private func turn(among all: [String]) throws(WebDriverError) -> Bool {
    stack = stack.filter(all.contains)
    guard !stack.isEmpty else { return false }
    try turn()
    return true
  }

  private func handles() throws(WebDriverError) -> [String] { try session.send("GET", "/window/handles") }

  private func turn() throws(WebDriverError) {
    try session.post("/window", ["handle": .text(stack.last ?? "")])
  }
}
