import Foundation
import GalleyRaster
import GalleyTree
import GalleyViews

/// An app that can be started.
struct InstalledApp {
  let bundleIdentifier: String
  let displayName: String
  let assets: [String: ImageAsset]
  let reasons: [Permission: String]
  let make: () -> AnyView

  init<Content: App>(_ type: Content.Type) {
    bundleIdentifier = type.bundleIdentifier
    displayName = type.displayName
    assets = type.assets
    reasons = type.usageDescriptions
    make = { Content().body.root }
  }
}

/// An app that has been started, with its window.
final class RunningApp {
  let app: InstalledApp
  let host: ViewHost
  /// Which launch of the device this is.
  let launch: UInt64
  private let lifetime: AppLifetime

  init(_ app: InstalledApp, host: ViewHost, launch: UInt64, lifetime: AppLifetime) {
    self.app = app
    self.host = host
    self.launch = launch
    self.lifetime = lifetime
  }

  /// Nothing that the app has asked for happens any more.
  func end() {
    lifetime.isOver = true
  }

  func tree() -> Element {
    Element(
      .application, label: app.displayName, frame: CGRect(origin: .zero, size: host.size),
      appearance: .passesTouches, children: host.windows())
  }
}

extension Appearance {
  /// Of a container through which touches pass.
  static var passesTouches: Appearance {
    var appearance = Appearance()
    appearance.isTouchTransparent = true
    return appearance
  }
}
