import Foundation
import GalleyAutomation
import GalleyImage
import GalleyRaster
import GalleyTree
import GalleyViews

extension SimulatedDevice: Driver {
  /// The present, counted from the device's start.
  public var now: Duration { clock.now }

  /// Starts an app, ending it first if it runs, and returns when it can take input.
  public func launch(_ request: LaunchRequest) throws(DriverError) {
    let app = try app(request.bundleIdentifier)
    end(request.bundleIdentifier)
    start(app, request)
    front = request.bundleIdentifier
    flush()
    advance(by: launchTime)
  }

  /// Brings an app to the front, starting it if it does not run.
  public func activate(_ request: LaunchRequest) throws(DriverError) {
    if request.bundleIdentifier == Self.springboard {
      front = nil
      flush()
      return
    }
    let app = try app(request.bundleIdentifier)
    guard running[request.bundleIdentifier] != nil else { return try launch(request) }
    front = app.bundleIdentifier
    flush()
    advance(by: .milliseconds(300))
  }

  /// Ends an app; does nothing if it does not run.
  public func terminate(_ bundleIdentifier: String) throws(DriverError) {
    end(bundleIdentifier)
    flush()
  }

  /// What an app is doing.
  public func state(of bundleIdentifier: String) -> ApplicationState {
    if bundleIdentifier == Self.springboard { return .runningForeground }
    guard installed.contains(where: { $0.bundleIdentifier == bundleIdentifier }) else { return .unknown }
    guard running[bundleIdentifier] != nil else { return .notRunning }
    return front == bundleIdentifier ? .runningForeground : .runningBackgroundSuspended
  }

  /// Everything that is on the screen now: the app in front, and the home screen with all that is above the apps.
  public func snapshot() throws(DriverError) -> Snapshot {
    flush()
    return Snapshot(
      applications: applications(), configuration: configuration, fingerprint: fingerprint, instant: clock.now
    )
  }

  /// Everything that is on the screen now, with the picture of the same instant.
  public func capture() throws(DriverError) -> Capture {
    let snapshot = try snapshot()
    let picture = renderer.render(
      displayList(), size: configuration.size, scale: configuration.scale,
      background: configuration.appearance == .dark ? .black : .white)
    return Capture(snapshot: snapshot, picture: picture)
  }

  /// Moves fingers, letting time go by; one finger is followed at a time.
  public func perform(_ gesture: Gesture) throws(DriverError) {
    let start = clock.now
    for finger in gesture.fingers {
      guard let first = finger.first, let last = finger.last else { continue }
      advance(to: start + first.time)
      let host = touchedHost
      host.touch(.began, at: first.point)
      for (from, to) in zip(finger, finger.dropFirst()) where from.point != to.point {
        let length = to.time - from.time
        let frames = max(1, Int(length / Animator.frame))
        for frame in 1...frames {
          let part = Double(frame) / Double(frames)
          advance(to: start + from.time + length * frame / frames)
          host.touch(
            .moved,
            at: CGPoint(
              x: from.point.x + (to.point.x - from.point.x) * part,
              y: from.point.y + (to.point.y - from.point.y) * part))
        }
      }
      advance(to: start + last.time)
      host.touch(.ended, at: last.point)
      flush()
    }
  }

  /// Presses keys, one each twentieth of a second.
  public func press(_ keys: [KeyInput]) throws(DriverError) {
    for key in keys {
      guard touchedHost.press(Key(key)) else { throw .noKeyboardFocus }
      advance(by: .milliseconds(50))
    }
  }

  /// Goes to the next thing that is due, or to the deadline if that comes first.
  public func wait(until deadline: Duration) throws(DriverError) {
    _ = clock.step(until: deadline)
    flush()
  }
}

extension SimulatedDevice: IdleReporting {
  /// What is in motion.
  public var activity: [String] {
    (frontApp?.host.animator.activity ?? []) + systemHost.animator.activity
  }
}

extension SimulatedDevice: ProtectedResourceResetting {
  /// Makes an app ask again; a running app is ended by it.
  public func resetAuthorization(for resource: ProtectedResource, of bundleIdentifier: String)
    throws(DriverError)
  {
    let app = try app(bundleIdentifier)
    guard let permission = Permission(resource) else { return }
    permissions.reset(permission, for: app.bundleIdentifier)
    end(bundleIdentifier)
    flush()
  }
}
