import Foundation
import GalleySystem

/// The files of a package whose changes call for another round.
struct WatchScope {
  /// The folder of the package.
  let package: String
  /// Folders that Galley itself writes to, absolute paths.
  let written: Set<String>

  /// Whether a folder is left out, by its absolute path.
  func skips(_ folder: String) -> Bool {
    let name = (folder as NSString).lastPathComponent
    return name.hasPrefix(".") || name == "node_modules" || written.contains(folder)
  }

  /// Whether a file counts, by its absolute path: sources, manifests and settings, and all that lies among sources and tests, but no file
  /// that an editor keeps for itself.
  func counts(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    if name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".tmp") {
      return false
    }
    // Vim tries with this name whether it may write.
    if name == "4913" { return false }
    let relative = relative(path)
    // Swift files beside the manifest are scripts.
    if !relative.contains("/") {
      return ["Package.resolved", "Galley.json"].contains(relative)
        || relative.hasPrefix("Package") && relative.hasSuffix(".swift")
    }
    if name.hasSuffix(".swift") { return true }
    // A tool that saves by renaming has another file for a moment.
    return isInModule(path) && FileStamp(of: path) != nil
  }

  /// Whether a path is among sources or tests.
  func isInModule(_ path: String) -> Bool {
    let relative = relative(path)
    return relative.hasPrefix("Sources/") || relative.hasPrefix("Tests/")
  }

  /// A path from the package's folder on.
  func relative(_ path: String) -> String {
    path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
  }
}
