import Foundation
import GalleyRaster
import GalleyServices
import GalleyTree
import GalleyViews

/// An app that is installed on a device.
struct InstalledApp {
  let bundleIdentifier: String
  let displayName: String
  let assets: [String: StoredImage]
  /// The folders of its string tables and asset catalogues.
  let resourceFolders: [URL]
  let reasons: [Permission: String]
  let urlSchemes: [String]
  let prepare: @MainActor (inout EnvironmentValues, DeviceServices) -> Void
  let make: @MainActor () -> AnyView

  /// An app that is no more than a view.
  init(bundleIdentifier: String, displayName: String, make: @escaping @MainActor () -> AnyView) {
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
    (assets, resourceFolders, reasons, urlSchemes, prepare) = ([:], [], [:], [], { _, _ in })
    self.make = make
  }

  init<Content: App>(_ type: Content.Type) {
    bundleIdentifier = type.bundleIdentifier
    displayName = type.displayName
    // A type of a program is there for good and the same on every thread.
    nonisolated(unsafe) let simulated = type as? any SimulatedApp.Type
    assets = simulated?.assets.mapValues(\.picture) ?? [:]
    resourceFolders = AppBundle.folders(of: type)
    reasons = simulated?.usageDescriptions ?? [:]
    urlSchemes = simulated?.urlSchemes ?? []
    prepare = { simulated?.prepare(&$0, on: $1) }
    make = { AnyView(AppRoot(Content())) }
  }
}

/// An app that runs, with its window.
@MainActor final class RunningApp {
  let app: InstalledApp
  let host: ViewHost
  /// The number of this launch on the device.
  let launch: UInt64
  let clock: AppClock
  /// Its notifications.
  let notifications: LaunchNotifications
  /// The latest phase that it has received; `nil` before the first.
  var phase: ScenePhase?
  /// The number of times that it has left the front.
  var departures = 0
  /// The number of reasons for which it is blocked now.
  var hangs = 0 { didSet { updateLifetime() } }
  /// Its window on a Mac.
  var window = MacWindow()
  /// Whether the system has suspended it in the background.
  var isSuspended = false { didSet { updateLifetime() } }

  init(
    _ app: InstalledApp, host: ViewHost, launch: UInt64, clock: AppClock, notifications: LaunchNotifications
  ) {
    self.app = app
    self.host = host
    self.launch = launch
    self.clock = clock
    self.notifications = notifications
  }

  /// The lifetime of the app, including its suspensions.
  var lifetime: AppLifetime { clock.lifetime }

  private func updateLifetime() {
    if hangs > 0 || isSuspended { lifetime.suspend() } else { lifetime.resume() }
  }

  /// Ends the app: nothing that it has asked for happens any more.
  func end() {
    clock.end()
  }

  /// The number of pieces of work after which an app counts as endless: more than any screen needs at once.
  private static let mostWork = 100_000
  /// Whether the app asked for more and more work, and let no time pass.
  private var worksWithoutEnd = false

  /// Performs the work of the app that is due and brings its views up to date, until neither leads to the other.
  func settle() {
    worksWithoutEnd = false
    var left = Self.mostWork
    host.flush()
    while left > 0 {
      let count = clock.work.performReady(atMost: left)
      if count == 0 { return }
      left -= count
      host.flush()
    }
    worksWithoutEnd = true
  }

  /// The fault that prevents its display, if any, as the rest of a sentence.
  var fault: String? {
    if let overflow = host.overflow { return "cannot be shown: \(overflow)" }
    if let unsettled = host.unsettled { return "never comes to rest: \(unsettled)" }
    guard worksWithoutEnd else { return nil }
    return
      "never comes to rest: its tasks did \(Self.mostWork) pieces of work while no time passed; one of them runs without end"
  }

  func tree() -> Element {
    Element(
      .application, label: app.displayName, frame: CGRect(origin: .zero, size: host.size),
      appearance: .touchTransparent, children: host.windows())
  }
}
