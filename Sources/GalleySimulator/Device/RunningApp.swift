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

  init(_ app: InstalledApp, host: ViewHost) {
    self.app = app
    self.host = host
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
