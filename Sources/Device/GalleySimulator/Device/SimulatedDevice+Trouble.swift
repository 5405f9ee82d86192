import GalleyAutomation
import GalleySystem
import GalleyTree
import GalleyViews

/// Troubles of apps: too little memory, crashes and hangs.
extension SimulatedDevice {
  /// Warns the apps that run of too little memory, and ends those that are suspended.
  ///
  /// - Reference: [Responding to memory
  ///   warnings](https://developer.apple.com/documentation/xcode/responding-to-low-memory-warnings): the system ends apps in the
  ///   background before it warns the one in front.
  public func warnOfLowMemory() {
    MainActorEntry.run {
      for identifier in running.keys.sorted() {
        guard let app = running[identifier] else { continue }
        if app.isSuspended { end(identifier) } else { app.host.notify(.didReceiveMemoryWarning) }
      }
      flush()
    }
  }

  /// Ends an app as a crash does: without any notice to it, and with the home screen in its place.
  ///
  /// - Parameter bundleIdentifier: The bundle identifier of the app.
  /// - Throws: `DriverError` if it is not installed, or does not run.
  public func crash(_ bundleIdentifier: String) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      _ = try runningApp(bundleIdentifier)
      end(bundleIdentifier)
      flush()
    }
  }

  /// Blocks an app for a time, like a blocked main thread.
  ///
  /// Its screen stays as it is; touches and its timers take effect afterwards.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The bundle identifier of the app.
  ///   - time: The duration of the hang.
  /// - Throws: `DriverError` if it is not installed, or does not run.
  public func hang(_ bundleIdentifier: String, for time: Duration) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      let app = try runningApp(bundleIdentifier)
      app.hangs += 1
      clock.after(time) { [weak app] in app?.hangs -= 1 }
    }
  }

  @MainActor private func runningApp(_ bundleIdentifier: String) throws(DriverError) -> RunningApp {
    let app = try app(bundleIdentifier)
    guard let running = running[app.bundleIdentifier] else { throw .notRunning(app.bundleIdentifier) }
    return running
  }

  /// The blocks that keep the app in front from coming to rest.
  @MainActor var hangs: [String] {
    guard let frontApp, frontApp.hangs > 0 else { return [] }
    return ["\(frontApp.app.bundleIdentifier) does not respond"]
  }

  /// Presses a key; an app that hangs takes it when it is over.
  @MainActor func press(_ key: KeyInput) -> Bool {
    let host = touchedHost
    guard let app = frontApp, app.host === host, app.hangs > 0 else { return host.press(key) }
    app.lifetime.perform { _ = host.press(key) }
    return true
  }

  /// Does something with a window, for one of an app that hangs when it is over.
  @MainActor func deliver(to host: ViewHost, _ action: @escaping () -> Void) {
    guard let frontApp, frontApp.host === host else { return action() }
    frontApp.lifetime.perform(action)
  }
}
