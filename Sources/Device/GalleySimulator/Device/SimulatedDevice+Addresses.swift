import Foundation
import GalleyAutomation
import GalleySystem
import GalleyViews

/// Addresses that lead from one app into another.
extension SimulatedDevice: AddressRouting {
  /// The app that has the scheme of an address; of several the one that was installed first.
  public func application(opening url: URL) -> String? {
    MainActorEntry.run { owner(of: url)?.bundleIdentifier }
  }

  @MainActor private func owner(of url: URL) -> InstalledApp? {
    guard let scheme = url.scheme?.lowercased() else { return nil }
    return installed.first { $0.urlSchemes.contains { $0.lowercased() == scheme } }
  }

  /// Opens an address that an app gave to the system: its own at once, that of another app after a question.
  @MainActor func offer(_ url: URL, from app: InstalledApp) {
    guard let owner = owner(of: url) else { return }
    let open: () -> Void = { [weak self] in
      self?.bringToFront(owner.bundleIdentifier)
      _ = self?.running[owner.bundleIdentifier]?.host.open(url)
      self?.flush()
    }
    guard owner.bundleIdentifier != app.bundleIdentifier else { return clock.after(.zero, do: open) }
    let question = SpringboardModel.SystemQuestion(
      title: "“\(app.displayName)” wants to open “\(owner.displayName)”", message: "",
      buttons: [.init("Cancel", .cancel), .init("Open")])
    askFromApp(question) { if $0 == 1 { open() } }
  }
}
