import Foundation
import GalleyAutomation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleySystem
import GalleyTree
import GalleyViews

extension SimulatedDevice: Driver {
  /// The present time, from the device's start.
  public var now: Duration { clock.now }

  /// Launches an app, after terminating it if it runs, and returns when it can take input.
  public func launch(_ request: LaunchRequest) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      let app = try app(request.bundleIdentifier)
      end(request.bundleIdentifier)
      start(app, request)
      front = request.bundleIdentifier
      flush()
      advance(by: settings.launchTime)
    }
  }

  /// Brings an app to the front, starting it if it does not run.
  public func activate(_ request: LaunchRequest) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      if request.bundleIdentifier == (profile.isMac ? Self.finder : Self.springboard) {
        return showHome()
      }
      let app = try app(request.bundleIdentifier)
      guard let runs = running[request.bundleIdentifier] else { return try launch(request) }
      // As a click on its sign in the dock does.
      runs.window.isMinimized = false
      runs.window.isOpen = true
      front = app.bundleIdentifier
      flush()
      advance(by: Self.switchingTime)
    }
  }

  /// Brings an app to the front, starting it if it does not run, and passes a URL to its views.
  public func open(_ url: URL, in request: LaunchRequest) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      let app = try app(request.bundleIdentifier)
      let isRunning = running[app.bundleIdentifier] != nil
      if !isRunning { start(app, request) }
      front = app.bundleIdentifier
      flush()
      let isHandled = running[app.bundleIdentifier]?.host.open(url) == true
      advance(by: isRunning ? Self.switchingTime : settings.launchTime)
      guard isHandled else { throw .opensNoURL(app.bundleIdentifier, url: url.absoluteString) }
    }
  }

  /// Terminates an app, if it runs.
  public func terminate(_ bundleIdentifier: String) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      end(bundleIdentifier)
      flush()
    }
  }

  /// The state of an app.
  public func state(of bundleIdentifier: String) -> ApplicationState {
    MainActorEntry.run {
      if let state = macState(of: bundleIdentifier) { return state }
      if bundleIdentifier == Self.springboard, !profile.isMac { return .runningForeground }
      guard installed.contains(where: { $0.bundleIdentifier == bundleIdentifier }) else { return .unknown }
      guard let app = running[bundleIdentifier] else { return .notRunning }
      if front == bundleIdentifier { return .runningForeground }
      return app.isSuspended ? .runningBackgroundSuspended : .runningBackground
    }
  }

  /// The element trees on the screen now: the app in front, and the home screen with everything above the apps.
  public func snapshot() throws(DriverError) -> Snapshot {
    try MainActorEntry.run { () throws(DriverError) in try snapshotNow() }
  }

  @MainActor private func snapshotNow() throws(DriverError) -> Snapshot {
    flush()
    if let unrest { throw .unavailable(reason: unrest) }
    return Snapshot(
      applications: applications(), configuration: current, fingerprint: fingerprint, instant: clock.now)
  }

  /// The element trees on the screen now, with the picture of the same instant.
  public func capture() throws(DriverError) -> Capture {
    let (snapshot, list, ground) = try MainActorEntry.run {
      () throws(DriverError) -> (Snapshot, DisplayList, RGBA) in
      var snapshot = try snapshotNow()
      snapshot.applications = describedApplications()
      let list = displayList()
      snapshot.fingerprint = fingerprint(of: list)
      return (snapshot, list, background)
    }
    // The pixels are made here and not on the main actor, which the windows of all tests share.
    let configuration = snapshot.configuration
    let picture = screen.update(
      list, size: configuration.size, scale: configuration.scale, background: ground)
    return Capture(snapshot: snapshot, picture: picture)
  }

  /// Presses keys, one each twentieth of a second.
  public func press(_ keys: [KeyInput]) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      for key in keys {
        guard press(key) else { throw .noKeyboardFocus }
        advance(by: .milliseconds(50))
      }
      latestInput = .key(isAnswered: true)
    }
  }

  /// Advances the clock to the next action that is due, or to the deadline if that comes first.
  public func wait(until deadline: Duration) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      _ = clock.step(until: deadline)
      flush()
    }
  }
}

extension SimulatedDevice: ScheduleReporting {
  /// The due time of the clock's next action.
  public var nextEvent: Duration? { clock.next }
}

extension SimulatedDevice: DeterministicDriver {
  /// The names of the motions that run.
  public var activity: [String] {
    MainActorEntry.run {
      (frontApp?.host.animator.activity ?? []) + systemHost.animator.activity + hangs
    }
  }
}

extension SimulatedDevice: ListTotalReporting {
  /// The number of rows of a list of the app in front, with those that were not made; for a pager, that of its pages.
  public func total(of list: Element) -> Int? {
    MainActorEntry.run {
      list.handle.flatMap { frontApp?.host.rowCount(of: $0) }
    }
  }
}

extension SimulatedDevice: ScrollRestoring {
  /// The scroll positions of the app in front.
  public func scrollPositions() throws(DriverError) -> [UInt64: CGPoint] {
    MainActorEntry.run { frontApp?.host.scrollPositions ?? [:] }
  }

  /// Scrolls everything of the app in front to where it was.
  public func restore(scrollPositions positions: [UInt64: CGPoint]) throws(DriverError) {
    MainActorEntry.run {
      frontApp?.host.scroll(to: positions)
      flush()
    }
  }
}

extension SimulatedDevice: RequestReporting {
  /// The requests of an app since its launch that have no good response, oldest first.
  public func failedRequests(of bundleIdentifier: String) -> [FailedRequest] {
    MainActorEntry.run {
      network.failedRequests(of: bundleIdentifier)
    }
  }
}

extension SimulatedDevice: ProtectedResourceResetting {
  /// Resets a permission of an app; a running app is terminated.
  public func resetAuthorization(for resource: ProtectedResource, of bundleIdentifier: String)
    throws(DriverError)
  {
    try MainActorEntry.run { () throws(DriverError) in
      let app = try app(bundleIdentifier)
      guard let permission = Permission(resource), Permission.canReset(resource, on: platform) else {
        throw .unsupported(
          "reset the authorization for \(resource)",
          reason: profile.isMac ? "only a telephone or tablet protects that" : "only a Mac protects that")
      }
      permissions.reset(permission, for: app.bundleIdentifier)
      end(bundleIdentifier)
      flush()
    }
  }
}

/// The freezing of activity indicators, the only endless motion on the device.
///
/// The caret does not blink, the status bar always shows 9:41, and animations are at their end before a
/// picture is taken. The angle of an activity indicator depends on the time of its appearance, and so on all
/// previous actions of a test.
extension SimulatedDevice: CaptureFreezing {
  /// Draws activity indicators at their first angle.
  public func freeze() throws(DriverError) {
    hold(true)
  }

  /// Lets activity indicators turn again.
  public func unfreeze() throws(DriverError) {
    hold(false)
  }

  private func hold(_ isHeld: Bool) {
    MainActorEntry.run { for host in hosts { host.isAnimationFrozen = isHeld } }
  }
}
