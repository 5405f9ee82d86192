import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyWebDriver

/// The clock of a browser's pages, which a test can hold.
///
/// ```swift
/// let app = try Application.browser("http://127.0.0.1:8080/") { browser in
///   try browser.clock.hold(at: try Date("2027-01-04T09:00:00Z", strategy: .iso8601))
/// }
/// ```
///
/// A held clock stands still, except while the test waits for something: then it goes from one timer of the page to the next at once, so
/// that a page that shows something after 30 seconds shows it in milliseconds. Requests, pictures and fonts take the time that they take.
/// Dates, timers, intervals, animation frames, idle callbacks and `performance.now()` follow it; workers, videos, sounds, animations of
/// CSS and the network do not.
public struct BrowserClock {
  fileprivate let driver: BrowserDriver

  /// Whether the test holds the clock.
  public var isHeld: Bool { driver.held != nil }

  /// Holds the clock of all pages from the next one on.
  ///
  /// - Parameter date: The time at which it stands; if you omit it, that of the machine.
  /// - Throws: `DriverError` if the browser runs no scripts before those of pages.
  public func hold(at date: Date = Date()) throws(DriverError) {
    try driver.requireScriptsFirst(to: "hold the clock of pages")
    try release()
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    driver.held = HeldClock(time: milliseconds, script: try driver.addClock(at: milliseconds))
  }

  /// Lets time pass on the page, and runs every timer that is due meanwhile.
  ///
  /// - Parameter duration: The time, by the page's clock.
  /// - Throws: `DriverError` if the clock is not held, or the browser does not answer.
  public func advance(by duration: Duration) throws(DriverError) {
    guard isHeld else {
      throw .unsupported(
        "advance the clock of a page", reason: "the test does not hold it; call hold(at:) first")
    }
    defer { driver.tick() }
    try driver.run { () throws(WebDriverError) in
      try driver.pass(driver.change, Int((duration / .milliseconds(1)).rounded(.up)), overChanges: true)
    }
  }

  /// Lets the clock of all pages run again from the next one on.
  ///
  /// - Throws: `DriverError` if the browser does not answer.
  public func release() throws(DriverError) {
    guard let held = driver.held else { return }
    driver.held = nil
    try driver.run { () throws(WebDriverError) in try driver.commands.removeScript(held.script) }
  }
}

/// A clock that a test holds.
struct HeldClock {
  /// The time of the pages, in milliseconds since 1970.
  var time: Double
  /// The name of the script that holds the clock of the next page.
  var script: String
}

extension BrowserDriver {
  /// The clock of the pages.
  public var clock: BrowserClock { BrowserClock(driver: self) }

  fileprivate func addClock(at milliseconds: Double) throws(DriverError) -> String {
    try addScript(PageScript.clock(channel: commands.channel, at: milliseconds))
  }

  private struct Passed: Decodable {
    /// The time that passed, in milliseconds.
    var passed: Double
    var time: Double?
  }

  /// Waits for a change of the page, while its held clock goes on.
  ///
  /// - Parameters:
  ///   - change: The number of changes that the wait begins with.
  ///   - milliseconds: The longest time, by the page's clock.
  ///   - overChanges: Whether it waits for the whole time.
  func pass(_ change: Int, _ milliseconds: Int, overChanges: Bool = false) throws(WebDriverError) {
    let begin = ContinuousClock.now
    let answer = try commands.call(
      "pass(\(change), \(milliseconds), \(overChanges))", within: .milliseconds(milliseconds) + commands.limit
    )
    guard let passed = try? JSONDecoder().decode(Passed.self, from: Data((answer.text ?? "").utf8)),
      let time = passed.time, var held
    else { return }
    // Real time counts by itself.
    skipped += max(.zero, .milliseconds(passed.passed) - (ContinuousClock.now - begin))
    if time != held.time {
      // The next page begins at this time.
      let script = try commands.addScript(PageScript.clock(channel: commands.channel, at: time))
      try commands.removeScript(held.script)
      (held.time, held.script) = (time, script)
    }
    self.held = held
  }
}
