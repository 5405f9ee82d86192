import GalleyTree

/// An error of opening a project.
package enum ProjectFault: Error, Hashable, Sendable {
  /// No folder above has a `Galley.json` or a `Package.swift`.
  case notFound(from: String)
  /// `GALLEY_ROOT` names no folder by its whole path.
  case badRoot(String)
  /// The settings are wrong.
  case settings(root: String, SettingsFault)
}

extension ProjectFault: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .notFound(let path):
      "no folder from \(ElementText.clean(path)) up has a Galley.json or a Package.swift; "
        + "go into the package, or set GALLEY_ROOT to its root"
    case .badRoot(let root):
      "GALLEY_ROOT is \"\(ElementText.clean(root))\", which is not the absolute path of a folder"
    case .settings(let root, let fault): "\(fault) (in \(ElementText.clean(root)))"
    }
  }
}
