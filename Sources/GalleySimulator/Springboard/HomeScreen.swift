import GalleyServices
import GalleySystem
import GalleyTree
import GalleyViews

extension SimulatedDevice {
  /// The windows of the home screen, on which apps are icons that have their display names as label and identifier.
  @MainActor func homeWindows() -> [Element] { homeHost.windows().map(Self.withIcons) }

  @MainActor private static func withIcons(_ element: Element) -> Element {
    var element = element
    element.children = element.children.map(withIcons)
    if element.traits.contains(HomeView.appTrait) {
      element.type = .icon
      element.identifier = element.label
      element.traits = .button
    }
    return element
  }

  /// Asks twice, as the system does, and then deletes an app.
  @MainActor func askToRemove(_ bundleIdentifier: String) {
    home.held = nil
    guard let app = installed.first(where: { $0.bundleIdentifier == bundleIdentifier }) else { return }
    let question = SystemAlert("Remove “\(app.displayName)”?", buttons: ["Cancel", "Delete App"])
    present(question) { [weak self] answer in
      guard answer == "Delete App" else { return }
      let last = SystemAlert(
        "Delete “\(app.displayName)”?", message: "Deleting this app will also delete its data.",
        buttons: ["Cancel", "Delete"])
      self?.present(last) { if $0 == "Delete" { self?.uninstall(bundleIdentifier) } }
    }
    flush()
  }

  /// Deletes an app, with all that it has been allowed.
  public func uninstall(_ bundleIdentifier: String) {
    MainActorEntry.run {
      end(bundleIdentifier)
      for permission in Permission.allCases { permissions.reset(permission, for: bundleIdentifier) }
      installed.removeAll { $0.bundleIdentifier == bundleIdentifier }
      home.apps.removeAll { $0.id == bundleIdentifier }
      flush()
    }
  }
}
