import Foundation
import GalleyAutomation
import GalleySystem
import GalleyViews

extension SimulatedDevice {
  /// Installs an app that shows one view, and starts it.
  ///
  /// - Parameters:
  ///   - name: The app's name, which its bundle identifier is, too.
  ///   - view: Makes the view.
  /// - Throws: `DriverError` if it did not start.
  package func show(_ name: String, _ view: @escaping @MainActor () -> AnyView) throws(DriverError) {
    let app = InstalledApp(bundleIdentifier: name, displayName: name, make: view)
    MainActorEntry.run {
      for other in running.keys.sorted() { end(other) }
      installed = [app]
    }
    try launch(LaunchRequest(name))
  }

  /// Installs an app that shows one view, beside those that are there.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: Its bundle identifier.
  ///   - name: The name below its icon.
  ///   - view: Makes the view.
  package func install(
    _ bundleIdentifier: String, named name: String, _ view: @escaping @MainActor () -> AnyView
  ) {
    install(InstalledApp(bundleIdentifier: bundleIdentifier, displayName: name, make: view))
  }

  /// The size that the view of the app in front takes of the screen.
  package var fittingSize: CGSize {
    MainActorEntry.run { frontApp?.host.sizeThatFits(current.size) ?? .zero }
  }
}
