import Foundation
import GalleySystem

/// A folder on the home screen.
public struct HomeFolder: Hashable, Sendable {
  /// The name below its icon.
  public var name: String
  /// The bundle identifiers of the apps in it, in order; apps that are not installed are not shown.
  public var apps: [String]

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - name: The name below its icon.
  ///   - apps: The bundle identifiers of the apps in it, in order.
  public init(_ name: String, _ apps: [String]) {
    self.name = name
    self.apps = apps
  }
}

extension SimulatedDevice {
  /// The folders on the home screen.
  ///
  /// A folder stands where the first of its apps would stand. An app is in one folder, the first that names it, and a folder
  /// without installed apps is not shown. Tests find a folder as `icons["Utilities"]`, with the label *Utilities folder* and the
  /// value *2 apps*; a tap opens it, and a tap beside it or the home button closes it.
  public var homeFolders: [HomeFolder] {
    get { MainActorEntry.run { folders } }
    set {
      MainActorEntry.run {
        folders = newValue
        showIcons()
        flush()
      }
    }
  }

  /// The icons and folders of the home screen, in order of installation.
  @MainActor func homeItems() -> [SpringboardModel.HomeItem] {
    let shown = installed.map(\.bundleIdentifier).filter { !removedFromHome.contains($0) }
    var items: [SpringboardModel.HomeItem] = []
    for app in shown {
      guard let place = folders.firstIndex(where: { $0.apps.contains(app) }) else {
        items.append(.app(icon(of: app)))
        continue
      }
      let folder = folders[place]
      let earlier = folders[..<place].flatMap(\.apps)
      let apps = folder.apps.filter { shown.contains($0) && !earlier.contains($0) }
      let item = SpringboardModel.HomeItem.folder(
        .init(id: place, name: folder.name, icons: apps.map { icon(of: $0) }))
      if !items.contains(where: { $0.id == item.id }) { items.append(item) }
    }
    return items
  }
}

extension SpringboardModel {
  /// An icon of the home screen: an app's or a folder's.
  enum HomeItem: Identifiable, Hashable {
    case app(Icon)
    case folder(Folder)

    var id: String {
      switch self {
      case .app(let icon): icon.id
      case .folder(let folder): "folder \(folder.id)"
      }
    }
  }

  /// A folder on the home screen.
  struct Folder: Identifiable, Hashable {
    /// The place among all folders of the device.
    let id: Int
    let name: String
    let icons: [Icon]

    /// The number of its apps in words.
    var content: String { icons.count == 1 ? "1 app" : "\(icons.count) apps" }

    /// The name that assistive technology reads.
    ///
    /// - Reference: a public dump of an older home screen has an icon with the name and label “(null) folder” and the value
    ///   “0 apps”, for a folder that has neither a name nor apps.
    var label: String { "\(name) folder" }
  }

  /// An app's icon whose menu is open.
  struct HeldIcon: Hashable {
    let icon: Icon
    /// Its frame in points of the screen.
    let frame: CGRect
  }

  /// The folder that is open.
  var openFolder: Folder? {
    for case .folder(let folder) in items where folder.id == openFolderID { return folder }
    return nil
  }
}
