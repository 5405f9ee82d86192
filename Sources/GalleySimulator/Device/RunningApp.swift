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
  let lifetime: AppLifetime
  /// The phase that it was told last; `nil` before the first.
  var phase: ScenePhase?
  /// How often it has left the front.
  var departures = 0
  /// How many times it is kept from doing anything just now.
  var hangs = 0 { didSet { updateLifetime() } }
  /// Whether the system has suspended it in the background.
  var isSuspended = false { didSet { updateLifetime() } }

  init(_ app: InstalledApp, host: ViewHost, launch: UInt64, lifetime: AppLifetime) {
    self.app = app
    self.host = host
    self.launch = launch
    self.lifetime = lifetime
  }

  private func updateLifetime() {
    if hangs > 0 || isSuspended { lifetime.suspend() } else { lifetime.resume() }
  }

  /// Ends the app: nothing that it has asked for happens any more.
  func end() {
    lifetime.end()
  }

  func tree() -> Element {
    Element(
      .application, label: app.displayName, frame: CGRect(origin: .zero, size: host.size),
      appearance: .touchTransparent, children: host.windows())
  }
}
