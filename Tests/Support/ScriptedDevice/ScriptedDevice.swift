import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree

/// A device for tests: what is on its screen is written down beforehand, and its clock is virtual.
///
/// Either a closure says what is on the screen at each instant, or `applications` is changed by the handlers of
/// taps, gestures and keys and by events at given times. It does not know what moves; ``ReportingDevice`` does.
public class ScriptedDevice: Driver {
  /// A reaction of the device to an event.
  public typealias Handler = (ScriptedDevice) -> Void

  /// The present, counted from the device's start.
  public private(set) var now: Duration = .zero

  /// What kind of device it is.
  public var configuration: Configuration

  /// What is on the screen, unless a closure says so; from the back to the front.
  public var applications: [ApplicationTree] {
    didSet { didChange = true }
  }

  /// What the apps are doing, by name; an app that shows something at the start runs in front.
  public var states: [String: ApplicationState] = [:]

  /// The names of installed apps; an app that is launched and not among them is refused, unless it is empty.
  public var installed: [String] = []

  /// Every gesture so far, with the time at which it began.
  public private(set) var gestures: [(time: Duration, gesture: Gesture)] = []

  /// Every key so far.
  public private(set) var keys: [KeyInput] = []

  /// Every launch and activation so far.
  public private(set) var launches: [LaunchRequest] = []

  /// Every address that an app was handed so far.
  public private(set) var openedURLs: [URL] = []

  /// How often the screen was looked at.
  public private(set) var looks: [Duration] = []

  /// Every picture so far, by the time at which it was asked for.
  public private(set) var captures: [Duration] = []

  /// Draws what is on the screen, on a white picture of one pixel a point; without it, the picture stays white.
  public var paint: ((inout Bitmap, ScriptedDevice) -> Void)?

  /// How long taking a picture takes.
  public var captureTime: Duration = .zero

  private var script: ((Duration) -> [ApplicationTree])?
  private var events: [(time: Duration, number: Int, handler: Handler?)] = []
  private var eventCount = 0
  private var didChange = false
  private var tapHandlers: [String: Handler] = [:]
  private var gestureHandler: ((Gesture, ScriptedDevice) -> Void)?
  private var keyHandler: (([KeyInput], ScriptedDevice) -> Void)?
  private var launchHandler: ((LaunchRequest, ScriptedDevice) -> Void)?
  private var openHandler: ((URL, ScriptedDevice) -> Void)?

  /// Makes a device whose screen is changed by handlers and events.
  ///
  /// - Parameters:
  ///   - applications: What is on the screen at the start, from the back to the front.
  ///   - size: The screen's size in points.
  public init(_ applications: [ApplicationTree] = [], size: CGSize = CGSize(width: 375, height: 812)) {
    self.applications = applications
    configuration = Configuration(device: "Scripted", size: size, scale: 1)
    for application in applications { states[application.bundleIdentifier] = .runningForeground }
  }

  /// Makes a device whose screen is a function of time.
  ///
  /// - Parameters:
  ///   - size: The screen's size in points.
  ///   - changes: The instants at which what is on the screen changes.
  ///   - screen: What is on the screen at an instant.
  public convenience init(
    size: CGSize = CGSize(width: 375, height: 812), changes: [Duration],
    screen: @escaping (Duration) -> [ApplicationTree]
  ) {
    self.init(screen(.zero), size: size)
    script = screen
    for time in changes { schedule(time, nil) }
  }

  // MARK: Script

  /// Does something at an instant.
  ///
  /// - Parameters:
  ///   - time: When, counted from the device's start.
  ///   - handler: What to do.
  public func at(_ time: Duration, _ handler: @escaping Handler) {
    schedule(time, handler)
  }

  /// Does something after a while.
  ///
  /// - Parameters:
  ///   - delay: How long from now.
  ///   - handler: What to do.
  public func after(_ delay: Duration, _ handler: @escaping Handler) {
    schedule(now + delay, handler)
  }

  /// Does something whenever an element, or something inside of it, is tapped.
  ///
  /// - Parameters:
  ///   - name: The element's identifier, label, or handle as text.
  ///   - handler: What to do.
  public func onTap(_ name: String, _ handler: @escaping Handler) {
    tapHandlers[name] = handler
  }

  /// Does something whenever an element, or something inside of it, is tapped.
  ///
  /// - Parameters:
  ///   - handle: The element's handle.
  ///   - handler: What to do.
  public func onTap(_ handle: UInt64, _ handler: @escaping Handler) {
    tapHandlers["#\(handle)"] = handler
  }

  /// Does something after every gesture that is not a tap with a handler.
  ///
  /// - Parameter handler: What to do.
  public func onGesture(_ handler: @escaping (Gesture, ScriptedDevice) -> Void) {
    gestureHandler = handler
  }

  /// Does something with keys, instead of adding characters to the focused element's value.
  ///
  /// - Parameter handler: What to do.
  public func onKeys(_ handler: @escaping ([KeyInput], ScriptedDevice) -> Void) {
    keyHandler = handler
  }

  /// Does something whenever an app is launched or activated.
  ///
  /// - Parameter handler: What to do.
  public func onLaunch(_ handler: @escaping (LaunchRequest, ScriptedDevice) -> Void) {
    launchHandler = handler
  }

  /// Does something whenever an app is handed an address; without this, apps do nothing with addresses.
  ///
  /// - Parameter handler: What to do.
  public func onOpenURL(_ handler: @escaping (URL, ScriptedDevice) -> Void) {
    openHandler = handler
  }

  /// Changes every element of the screen that has an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - change: What to change about it.
  public func update(_ identifier: String, _ change: (inout Element) -> Void) {
    for index in applications.indices {
      applications[index].root.update(where: { $0.identifier == identifier }, change)
    }
  }

  /// Changes the one element that has the keyboard.
  ///
  /// - Parameter change: What to change about it.
  public func updateFocused(_ change: (inout Element) -> Void) {
    for index in applications.indices {
      applications[index].root.update(where: \.isFocused, change)
    }
  }

  private func schedule(_ time: Duration, _ handler: Handler?) {
    eventCount += 1
    events.append((time, eventCount, handler))
    events.sort { ($0.time, $0.number) < ($1.time, $1.number) }
  }

  // MARK: Driver

  /// Starts an app, as a driver does.
  public func launch(_ request: LaunchRequest) throws(DriverError) {
    try start(request)
  }

  /// Brings an app to the front, as a driver does.
  public func activate(_ request: LaunchRequest) throws(DriverError) {
    try start(request)
  }

  /// Hands an app an address, as a driver does.
  public func open(_ url: URL, in request: LaunchRequest) throws(DriverError) {
    if states[request.bundleIdentifier] != .runningForeground { try start(request) }
    openedURLs.append(url)
    guard let openHandler else { throw .opensNoURL(request.bundleIdentifier, url: url.absoluteString) }
    openHandler(url, self)
  }

  private func start(_ request: LaunchRequest) throws(DriverError) {
    guard installed.isEmpty || installed.contains(request.bundleIdentifier) else {
      throw .notInstalled(request.bundleIdentifier, installed: installed)
    }
    launches.append(request)
    states[request.bundleIdentifier] = .runningForeground
    launchHandler?(request, self)
  }

  /// Ends an app, as a driver does.
  public func terminate(_ bundleIdentifier: String) throws(DriverError) {
    states[bundleIdentifier] = .notRunning
    applications.removeAll { $0.bundleIdentifier == bundleIdentifier }
  }

  /// What an app is doing.
  public func state(of bundleIdentifier: String) -> ApplicationState {
    states[bundleIdentifier] ?? .unknown
  }

  /// What is on the screen now, with `isHittable` filled in.
  public func snapshot() throws(DriverError) -> Snapshot {
    looks.append(now)
    return present()
  }

  /// What is on the screen now, with a picture that is white but for what is painted.
  public func capture() throws(DriverError) -> Capture {
    captures.append(now)
    let snapshot = try snapshot()
    let size = configuration.size
    var picture = Bitmap(width: max(1, Int(size.width)), height: max(1, Int(size.height)), color: .white)
    paint?(&picture, self)
    if captureTime > .zero { advance(to: now + captureTime) }
    return Capture(snapshot: snapshot, picture: picture)
  }

  /// Moves fingers; afterwards the handler of what was tapped is called.
  public func perform(_ gesture: Gesture) throws(DriverError) {
    gestures.append((now, gesture))
    let end = gesture.fingers.compactMap(\.last?.time).max() ?? .zero
    advance(to: now + end)
    if let point = gesture.tapPoint, let handler = handler(at: point) {
      handler(self)
    } else {
      gestureHandler?(gesture, self)
    }
  }

  /// Presses keys; they are added to the value of what has the keyboard.
  public func press(_ keys: [KeyInput]) throws(DriverError) {
    guard keyHandler != nil || present().screen.paths(where: \.isFocused).isEmpty == false else {
      throw .noKeyboardFocus
    }
    self.keys += keys
    if let keyHandler { return keyHandler(keys, self) }
    updateFocused { element in
      var text = element.value?.text ?? ""
      for key in keys {
        switch key {
        case .character(let character): text.append(character)
        case .delete: text = String(text.dropLast())
        default: break
        }
      }
      element.value = .text(text)
    }
  }

  /// Goes on to the next event, or to the deadline.
  public func wait(until deadline: Duration) throws(DriverError) {
    didChange = false
    while !didChange, now < deadline {
      advance(to: min(deadline, events.first?.time ?? deadline), stopping: true)
    }
  }

  // MARK: Time

  /// Moves the clock on, and does what was to be done meanwhile.
  private func advance(to time: Duration, stopping: Bool = false) {
    while let event = events.first, event.time <= time {
      events.removeFirst()
      now = max(now, event.time)
      if let handler = event.handler { handler(self) } else { didChange = true }
      if stopping { return }
    }
    now = max(now, time)
  }

  private func present() -> Snapshot {
    var applications = script?(now) ?? applications
    HitTest.resolveHittability(&applications, size: configuration.size)
    return Snapshot(
      applications: applications, configuration: configuration,
      fingerprint: Fingerprint(renderer: "scripted"), instant: now)
  }

  private func handler(at point: CGPoint) -> Handler? {
    let screen = ScreenIndex(present())
    guard let top = HitTest.topmost(at: point, in: screen) else { return nil }
    for place in [top] + screen.ancestors(of: top) {
      let element = screen.nodes[place].element
      let names = [element.handle.map { "#\($0)" } ?? "", element.identifier, element.label]
      for name in names where !name.isEmpty {
        if let handler = tapHandlers[name] { return handler }
      }
    }
    return nil
  }
}

/// A scripted device that knows what moves and how long lists are, and can forget answers to permission questions.
public final class ReportingDevice: ScriptedDevice, IdleReporting, ListTotalReporting, RequestReporting,
  ProtectedResourceResetting
{
  /// What keeps the screen from being at rest.
  public var activity: [String] = []

  /// How many rows lists have, by identifier.
  public var totals: [String: Int] = [:]

  /// How many rows a list has.
  public func total(of list: Element) -> Int? { totals[list.identifier] }

  /// The requests that have no good response.
  public var failed: [FailedRequest] = []

  /// The requests that have no good response.
  public func failedRequests(of bundleIdentifier: String) -> [FailedRequest] { failed }

  /// What was reset, in order.
  public private(set) var resets: [(resource: ProtectedResource, bundleIdentifier: String)] = []

  /// Writes down what is reset, and ends the app.
  public func resetAuthorization(
    for resource: ProtectedResource, of bundleIdentifier: String
  ) throws(DriverError) {
    resets.append((resource, bundleIdentifier))
    try terminate(bundleIdentifier)
  }
}

extension Gesture {
  /// The point of a short touch of one finger that does not move; `nil` for any other gesture.
  public var tapPoint: CGPoint? {
    guard fingers.count == 1, let first = fingers[0].first, let last = fingers[0].last else { return nil }
    guard first.point == last.point, last.time - first.time < .milliseconds(400) else { return nil }
    return first.point
  }

  /// How far the first finger moves, in points.
  public var translation: CGVector {
    guard let first = fingers.first?.first?.point, let last = fingers.first?.last?.point else { return .zero }
    return CGVector(dx: last.x - first.x, dy: last.y - first.y)
  }
}

extension Element {
  fileprivate mutating func update(where condition: (Element) -> Bool, _ change: (inout Element) -> Void) {
    if condition(self) { change(&self) }
    for index in children.indices { children[index].update(where: condition, change) }
  }
}
