import Foundation
import GalleyAutomation
import GalleyImage
import GalleyJSON
import GalleyText
import GalleyTree
import GalleyTreeFormats
import GalleyWebDriver

/// A telephone or an emulator behind a server of Appium, or behind WebDriverAgent alone.
///
/// Elements are those of the page source, and fingers move by the W3C's actions. The driver keeps no references of elements, so none goes
/// stale. A look at the screen takes as long as the server needs for a source, often a second: looks between two inputs or waits see the
/// same screen for as long as one source takes.
///
/// - Reference: [Appium](https://appium.io/docs/en/latest/), [W3C WebDriver](https://www.w3.org/TR/webdriver2/).
public final class AppiumDriver {
  let session: WebDriverSession
  /// The system of the device.
  public let platform: AppiumPlatform
  /// The app that was launched last, which alerts of the system are in front of.
  var application: String
  /// The configuration of snapshots.
  var configuration: Configuration
  let fingerprint: Fingerprint
  /// The number of the server's units in a point: 1 where it measures in points, and that of pixels on Android.
  let unit: Double
  /// Whether the server is WebDriverAgent without Appium in front of it.
  var isAgent: Bool
  /// The number of levels at which sources are cut off; `nil` if the user chose it, or if nothing is cut off.
  var deepest: Int?
  /// Whether sources have no alerts of the system, so that these are asked for.
  var asksForAlerts = false

  private let start = ContinuousClock.now
  /// The time at the end of the latest wait or input, since the session's begin.
  ///
  /// It stands still while a screen is looked at: all judgements on one snapshot share one time.
  public private(set) var now = Duration.zero
  /// The latest look; `nil` after a wait or an input.
  var looked: SourceLook?
  /// The latest look of all, whose trees are kept as long as sources are the same.
  var latest: SourceLook?
  /// Whether there was an input since ``latest``.
  private(set) var isTouched = false

  /// Begins a session.
  ///
  /// - Throws: `DriverError` if there is no server, no such device or no such app.
  package init(_ plan: AppiumPlan, limits: WebDriverServer.Limits = AppiumDriver.limits) throws(DriverError) {
    let begun = try AppiumStart(plan, limits: limits)
    session = begun.session
    platform = plan.platform
    application = begun.application ?? ""
    configuration = begun.configuration
    fingerprint = begun.fingerprint
    unit = begun.unit
    isAgent = begun.isAgent
    try prepare(plan)
  }

  /// The longest times of commands: the driver for iOS builds its agent when a session begins, and waits four minutes for it.
  package static var limits: WebDriverServer.Limits {
    var limits = WebDriverServer.Limits()
    limits.session = .seconds(900)
    limits.attempts = 2
    limits.command = .seconds(240)
    return limits
  }

  deinit { end() }

  /// Ends the session; the driver cannot be used afterwards.
  public func end() { try? session.end(within: .seconds(60)) }

  /// Lets the driver's clock catch up with that of the machine, after a wait or an input.
  func tick(isInput: Bool) {
    now = ContinuousClock.now - start
    looked = nil
    if isInput { isTouched = true }
  }

  /// Records a look.
  func note(_ look: SourceLook) {
    looked = look
    latest = look
    isTouched = false
  }
}

extension AppiumDriver: Driver {
  /// The screen; looks between two inputs or waits see the same for as long as one source takes.
  public func snapshot() throws(DriverError) -> Snapshot { try look().snapshot }

  /// The number of attempts to take tree and picture of one instant.
  private static let captures = 5

  /// The screen with its picture: the sources before and after the picture are the same, unless the screen never rests.
  public func capture() throws(DriverError) -> Capture {
    var before = try look()
    var attempt = 1
    while true {
      let text: String = try run("take a picture") { () throws(WebDriverError) in
        try session.send("GET", "/screenshot")
      }
      let after = try ask()
      if after.source == before.source || attempt == Self.captures {
        return Capture(snapshot: after.snapshot, picture: try picture(text))
      }
      before = after
      attempt += 1
    }
  }

  /// Decodes a picture, which has to be that of the whole screen.
  private func picture(_ text: String) throws(DriverError) -> Bitmap {
    let picture = try AppiumStart.picture(text)
    let (size, scale) = (configuration.size, configuration.scale)
    // Frames are rounded to points, and pictures to pixels.
    guard abs(Double(picture.width) - size.width * scale) <= scale,
      abs(Double(picture.height) - size.height * scale) <= scale
    else {
      throw .unavailable(
        reason: "its picture has \(picture.width) × \(picture.height) pixels, and its screen "
          + "\(Numeral.decimal(size.width)) × \(Numeral.decimal(size.height)) points of \(Numeral.decimal(scale)) "
          + "pixels; remove the settings and capabilities that shrink pictures")
    }
    return picture
  }

  /// The pause between two looks, since a server does not report changes.
  private static let pause = Duration.milliseconds(50)

  /// Waits for the pause between two looks.
  public func wait(until deadline: Duration) {
    defer { tick(isInput: false) }
    let left = deadline - (ContinuousClock.now - start)
    guard left > .zero else { return }
    Thread.sleep(forTimeInterval: min(Self.pause, left) / .seconds(1))
  }
}

extension AppiumDriver: IdleReporting {
  /// The activity of the screen: it changes as long as two consecutive page sources differ.
  ///
  /// The server answers once the app is idle by itself, or after two seconds. A device that does not answer is idle.
  public var activity: [String] {
    if let looked, looked.isAtRest, looked.isFresh { return [] }
    guard let before = try? look() else { return [] }
    let passed = ContinuousClock.now - before.instant
    if passed < SourceLook.frame { Thread.sleep(forTimeInterval: (SourceLook.frame - passed) / .seconds(1)) }
    guard let after = try? ask() else { return [] }
    return after.source == before.source ? [] : ["the screen still changes"]
  }
}
