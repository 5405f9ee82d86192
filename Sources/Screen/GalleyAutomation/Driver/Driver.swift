import Foundation
import GalleyImage
import GalleyTree

/// The interface between Galley and a running user interface.
///
/// A driver is synchronous and owned by one test. Nothing above it knows whether it drives the simulated
/// device, a browser or a telephone.
public protocol Driver: AnyObject {
  /// The present, counted from the device's start.
  var now: Duration { get }

  /// Launches an app, after terminating it if it runs, and returns when it can take input.
  ///
  /// - Parameter request: The app, with its arguments and environment.
  /// - Throws: ``DriverError`` if there is no such app or it did not start.
  func launch(_ request: LaunchRequest) throws(DriverError)

  /// Brings an app to the front, starting it if it does not run.
  ///
  /// - Parameter request: The app, with the arguments and environment for its start.
  /// - Throws: ``DriverError`` if there is no such app or it did not start.
  func activate(_ request: LaunchRequest) throws(DriverError)

  /// Opens a URL in an app, which is started if it does not run, and returns when it can take input.
  ///
  /// - Parameters:
  ///   - url: The address, such as `recipes://soup`.
  ///   - request: The app, with the arguments and environment for its start.
  /// - Throws: ``DriverError`` if there is no such app, it did not start, or it does nothing with addresses.
  func open(_ url: URL, in request: LaunchRequest) throws(DriverError)

  /// Terminates an app, if it runs.
  ///
  /// - Parameter bundleIdentifier: The bundle identifier of the app.
  /// - Throws: ``DriverError`` if it did not end.
  func terminate(_ bundleIdentifier: String) throws(DriverError)

  /// The state of an app.
  ///
  /// - Parameter bundleIdentifier: The bundle identifier of the app.
  /// - Returns: Its state; `unknown` for an app that is not installed.
  func state(of bundleIdentifier: String) -> ApplicationState

  /// The present screen.
  ///
  /// - Returns: The trees of all apps that show something, with `isHittable` filled in.
  /// - Throws: ``DriverError`` if the device does not answer.
  func snapshot() throws(DriverError) -> Snapshot

  /// The present screen, with the picture of the same instant.
  ///
  /// - Returns: Trees and pixels of one instant.
  /// - Throws: ``DriverError`` if the device does not answer.
  func capture() throws(DriverError) -> Capture

  /// Moves fingers; returns when the last one has been lifted.
  ///
  /// - Parameter gesture: The movement of the fingers.
  /// - Throws: ``DriverError`` if the device does not answer.
  func perform(_ gesture: Gesture) throws(DriverError)

  /// Presses keys of a keyboard, for the focused element.
  ///
  /// - Parameter keys: The keys, in order.
  /// - Throws: ``DriverError`` if nothing has the focus, or the device does not answer.
  func press(_ keys: [KeyInput]) throws(DriverError)

  /// Waits until something changed on the screen, or a time has come; never beyond that time.
  ///
  /// - Parameter deadline: The latest time to return, counted from the device's start.
  /// - Throws: ``DriverError`` if the device does not answer.
  func wait(until deadline: Duration) throws(DriverError)
}

/// A driver that knows whether something still moves.
public protocol IdleReporting: Driver {
  /// The activities that keep the screen from resting, such as a running animation, in words; empty at rest.
  var activity: [String] { get }
}

/// A driver that knows the number of rows of a list, including rows out of view.
public protocol ListTotalReporting: Driver {
  /// The number of all rows of a list.
  ///
  /// - Parameter list: The list, as it is on the latest snapshot.
  /// - Returns: The number; `nil` if it is not known, or the element is no list.
  func total(of list: Element) -> Int?
}

/// A driver that can restore scroll positions, so that a search leaves no trace.
public protocol ScrollRestoring: Driver {
  /// The scroll positions of everything on the screen.
  ///
  /// - Returns: The distances in points, by the handles of the scrolled elements.
  /// - Throws: ``DriverError`` if the device does not answer.
  func scrollPositions() throws(DriverError) -> [UInt64: CGPoint]

  /// Scrolls to positions at once, without a finger.
  ///
  /// - Parameter positions: The positions; elements that have left the screen are ignored.
  /// - Throws: ``DriverError`` if the device does not answer.
  func restore(scrollPositions positions: [UInt64: CGPoint]) throws(DriverError)
}

/// A driver that can reset the permissions of apps.
public protocol ProtectedResourceResetting: Driver {
  /// Resets a permission of an app, so that the app asks for it again; a running app is terminated.
  ///
  /// - Parameters:
  ///   - resource: The resource that the permission is for.
  ///   - bundleIdentifier: The bundle identifier of the app.
  /// - Throws: ``DriverError`` if there is no such app.
  func resetAuthorization(for resource: ProtectedResource, of bundleIdentifier: String) throws(DriverError)
}

/// Trees and pixels of one instant.
public struct Capture: Sendable {
  /// The trees.
  public var snapshot: Snapshot
  /// The pixels of the whole screen.
  public var picture: Bitmap

  /// Puts trees and pixels together.
  ///
  /// - Parameters:
  ///   - snapshot: The trees.
  ///   - picture: The pixels of the whole screen, of the same instant.
  public init(snapshot: Snapshot, picture: Bitmap) {
    self.snapshot = snapshot
    self.picture = picture
  }
}

/// The app to start, with its arguments and environment.
public struct LaunchRequest: Hashable, Sendable {
  /// The name the app is installed under.
  public var bundleIdentifier: String
  /// The arguments of the command line.
  public var arguments: [String]
  /// The environment variables.
  public var environment: [String: String]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The name the app is installed under.
  ///   - arguments: The launch arguments.
  ///   - environment: The launch environment.
  public init(_ bundleIdentifier: String, arguments: [String] = [], environment: [String: String] = [:]) {
    self.bundleIdentifier = bundleIdentifier
    self.arguments = arguments
    self.environment = environment
  }
}

/// The state of an app, with Apple's raw values.
///
/// - Reference: [`XCUIApplication.State`](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.enum).
public enum ApplicationState: UInt, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  case notRunning = 1
  /// In the background, and stopped there.
  case runningBackgroundSuspended = 2
  case runningBackground = 3
  /// In front.
  case runningForeground = 4
}

/// The movement of fingers: one track a finger, all on one time line.
public struct Gesture: Hashable, Sendable {
  /// The position of a finger at a time.
  public struct Sample: Hashable, Sendable {
    /// The time since the gesture's start.
    public var time: Duration
    /// The point, in points of the screen.
    public var point: CGPoint

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - time: The time since the gesture's start.
    ///   - point: The point, in points of the screen.
    public init(_ time: Duration, _ point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// The samples of each finger: the first puts it down, the last lifts it, it moves straight between them.
  public var fingers: [[Sample]]

  /// Creates a gesture from finger tracks.
  ///
  /// - Parameter fingers: For each finger its samples, in order of time.
  public init(fingers: [[Sample]]) {
    self.fingers = fingers
  }

  /// A short touch.
  ///
  /// - Parameters:
  ///   - point: The point, in points of the screen.
  ///   - duration: The duration of the touch.
  public static func tap(_ point: CGPoint, duration: Duration = .milliseconds(50)) -> Gesture {
    Gesture(fingers: [[Sample(.zero, point), Sample(duration, point)]])
  }

  /// A gesture with this one and another one at the same time, by other fingers.
  ///
  /// So a finger that carries something can go on while another one goes to the home screen and opens an app.
  ///
  /// - Parameters:
  ///   - other: The gesture of the other fingers.
  ///   - delay: The time between the first touch and the start of the other gesture.
  /// - Returns: The combined gesture.
  public func joined(by other: Gesture, after delay: Duration = .zero) -> Gesture {
    Gesture(fingers: fingers + other.fingers.map { $0.map { Sample($0.time + delay, $0.point) } })
  }

  /// Two short touches of one place in quick succession.
  ///
  /// - Parameter point: The point, in points of the screen.
  public static func doubleTap(_ point: CGPoint) -> Gesture {
    func touch(at start: Duration) -> [Sample] {
      [Sample(start, point), Sample(start + .milliseconds(50), point)]
    }
    return Gesture(fingers: [touch(at: .zero), touch(at: .milliseconds(130))])
  }

  /// A finger that is put down, waits, moves straight, waits again, and is lifted.
  ///
  /// - Parameters:
  ///   - start: The point at which it is put down, in points of the screen.
  ///   - end: The point at which it is lifted.
  ///   - press: The pause before the movement.
  ///   - velocity: The speed, in points a second; more than 0.
  ///   - hold: The pause before the finger is lifted; without a pause, the dragged content is thrown.
  public static func drag(
    from start: CGPoint, to end: CGPoint, press: Duration = .zero, velocity: Double = 1000,
    hold: Duration = .zero
  ) -> Gesture {
    let length = (pow(end.x - start.x, 2) + pow(end.y - start.y, 2)).squareRoot()
    let travel = Duration.microseconds(Int64((length / max(velocity, 1) * 1_000_000).rounded()))
    var samples = [Sample(.zero, start)]
    if press > .zero { samples.append(Sample(press, start)) }
    samples.append(Sample(press + travel, end))
    if hold > .zero { samples.append(Sample(press + travel + hold, end)) }
    return Gesture(fingers: [samples])
  }
}

/// A driver whose screen at an instant of its own clock is always the same, and that knows whether anything
/// still moves.
///
/// A screen of such a driver needs no second look: once nothing moves, every machine takes the same capture.
/// A driver that only knows whether anything moves, such as a browser's that counts its open requests, is
/// only ``IdleReporting``.
public protocol DeterministicDriver: IdleReporting {}

/// A driver that can freeze moving elements while pictures are taken.
///
/// This concerns endless decorations and changes without a meaning for the app: running animations, the
/// blinking caret, a clock on the screen. The app itself goes on: an answer that it waits for may still
/// arrive between two frames.
///
/// - Reference: [Playwright's `animations` and `caret`](https://playwright.dev/docs/api/class-pageassertions#page-assertions-to-have-screenshot-1-option-animations).
public protocol CaptureFreezing: Driver {
  /// Freezes moving elements, before the first frame.
  ///
  /// Animations that end are at their end, those that do not are at their start, the caret is shown or hidden
  /// for good, and clocks show one time.
  ///
  /// Frozen elements are no longer part of ``IdleReporting/activity``, if the driver can distinguish them.
  ///
  /// - Throws: ``DriverError`` if the device does not answer; then nothing is held, and ``unfreeze()`` is not called.
  func freeze() throws(DriverError)

  /// Lets everything go on, after the last frame; called once for each ``freeze()``, also where something was thrown
  /// between them.
  ///
  /// - Throws: ``DriverError`` if the device does not answer.
  func unfreeze() throws(DriverError)
}
