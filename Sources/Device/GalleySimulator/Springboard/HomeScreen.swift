import GalleyServices
import GalleySystem
import GalleyTree
import GalleyViews

extension SimulatedDevice {
  /// The windows of the home screen, on which apps are icons that have their display names as label and identifier.
  @MainActor func homeWindows() -> [Element] {
    homeHost.windows().map { window in
      var window = Self.withIcons(window)
      if let folder = home.openFolder { Self.name(folder, in: &window) }
      return window
    }
  }

  /// Gives the pages of an open folder its name.
  @MainActor private static func name(_ folder: SpringboardModel.Folder, in element: inout Element) {
    if element.identifier == HomeView.folderIdentifier {
      element.identifier = folder.name
      element.label = folder.label
    }
    for index in element.children.indices { name(folder, in: &element.children[index]) }
  }

  @MainActor private static func withIcons(_ element: Element) -> Element {
    var element = element
    element.children = element.children.map(withIcons)
    // The pages of icons are a list of the system's own.
    if element.type == .collectionView, element.identifier == HomeView.pagesIdentifier {
      element.type = .other
    }
    if element.type == .collectionView, element.identifier == HomeView.folderIdentifier {
      element.type = .other
    }
    if element.type == .other, element.identifier == HomeView.menuIdentifier {
      element.type = .collectionView
      element.identifier = ""
    }
    if element.type == .button, element.traits.contains(HomeView.iconTrait) {
      element.type = .icon
      if element.identifier.isEmpty { element.identifier = element.label }
      element.traits = .button
    }
    return element
  }

  /// The icon of an app; for an app that is not installed, an icon derived from its identifier.
  @MainActor func icon(of bundleIdentifier: String) -> SpringboardModel.Icon {
    let app = installed.first { $0.bundleIdentifier == bundleIdentifier }
    return SpringboardModel.Icon(
      id: bundleIdentifier,
      name: app?.displayName ?? bundleIdentifier.split(separator: ".").last.map(String.init) ?? "",
      hasPicture: app?.assets["AppIcon"] != nil,
      badge: installations[bundleIdentifier]?.notifications.badge ?? 0)
  }

  /// Shows the icons of all apps but those that were taken off the home screen.
  @MainActor func showIcons() {
    home.items = homeItems()
    home.held = nil
    home.page = min(home.page, max(0, home.items.count - 1) / home.grid.capacity)
    if home.openFolder == nil { home.openFolderID = nil }
    let pages = max(0, (home.openFolder?.icons.count ?? 0) - 1) / FolderView.pageCapacity
    home.folderPage = min(home.folderPage, pages)
  }

  /// Asks twice, as the system does, and then deletes an app, or takes its icon off the home screen.
  @MainActor func askToRemove(_ bundleIdentifier: String) {
    home.held = nil
    guard let app = installed.first(where: { $0.bundleIdentifier == bundleIdentifier }) else { return }
    let question = SpringboardModel.SystemQuestion(
      title: "Remove “\(app.displayName)”?",
      message: "Removing from Home Screen will keep the app in your App Library.",
      buttons: [
        .init("Delete App", .destructive), .init("Remove from Home Screen"), .init("Cancel", .cancel),
      ])
    ask(question) { [weak self] answer in
      switch answer {
      case 0: self?.askToDelete(app)
      case 1:
        self?.removedFromHome.insert(bundleIdentifier)
        self?.showIcons()
      default: break
      }
    }
  }

  @MainActor private func askToDelete(_ app: InstalledApp) {
    let question = SpringboardModel.SystemQuestion(
      title: "Delete “\(app.displayName)”?", message: "Deleting this app will also delete its data.",
      buttons: [.init("Cancel", .cancel), .init("Delete", .destructive)])
    ask(question) { [weak self] in if $0 == 1 { self?.uninstall(app.bundleIdentifier) } }
  }

  /// Deletes an app with its data, and with all that it has been allowed.
  public func uninstall(_ bundleIdentifier: String) {
    MainActorEntry.run {
      end(bundleIdentifier)
      for permission in Permission.allCases { permissions.reset(permission, for: bundleIdentifier) }
      installations[bundleIdentifier] = nil
      limitedPhotos[bundleIdentifier] = nil
      pasteAnswers[bundleIdentifier] = nil
      recents.removeAll { $0 == bundleIdentifier }
      installed.removeAll { $0.bundleIdentifier == bundleIdentifier }
      showIcons()
      flush()
    }
  }
}
