import Foundation
import GalleyServices
import GalleySystem

extension Tunnel {
  /// Copies a file of this machine, or a folder, into the app's sandbox; what is there under that name is replaced.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - toPath: Its path in the folder; its name without one.
  ///   - baseFolder: The folder, such as `.documentDirectory`.
  /// - Returns: Whether it is there.
  @discardableResult
  public func uploadItem(
    atPath path: String, toPath: String?, relativeTo baseFolder: FileManager.SearchPathDirectory
  ) -> Bool {
    let source = URL(fileURLWithPath: path)
    guard let target = url(toPath ?? source.lastPathComponent, in: baseFolder) else { return false }
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      if FileManager.default.fileExists(atPath: target.path) {
        try FileManager.default.removeItem(at: target)
      }
      try FileManager.default.copyItem(at: source, to: target)
      return true
    } catch {
      return false
    }
  }

  /// Reads files of the app's sandbox.
  ///
  /// - Parameters:
  ///   - path: Their path in the folder, whose last part may have `*` for any letters.
  ///   - baseFolder: The folder, such as `.documentDirectory`.
  /// - Returns: The bytes of each file, in the order of names; `nil` if there is none.
  public func downloadItems(
    fromPath path: String, relativeTo baseFolder: FileManager.SearchPathDirectory
  ) -> [Data]? {
    guard let pattern = url(path, in: baseFolder) else { return nil }
    let folder = pattern.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.filter { fnmatch(pattern.lastPathComponent, $0, 0) == 0 }.sorted()
      .compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
    return found.isEmpty ? nil : found
  }

  /// Removes all files of the app, and its user defaults of all suites.
  ///
  /// - Reference: SBTUITestTunnel's `SBTUITunneledApplicationLaunchOptionResetFilesystem`.
  public func resetFilesystem() {
    MainActorEntry.run { installation.sandbox.reset() }
    userDefaultsReset()
  }

  /// The folder of this machine that the app's files are in.
  package var sandboxHome: URL { MainActorEntry.run { installation.sandbox.home } }

  /// A place in the sandbox; `nil` for a folder that apps do not have, or a path that leads out of it.
  private func url(_ path: String, in baseFolder: FileManager.SearchPathDirectory) -> URL? {
    let parts = path.split(separator: "/")
    guard !parts.isEmpty, !parts.contains(".."), !parts.contains(".") else { return nil }
    let folder = MainActorEntry.run { installation.sandbox.folder(for: baseFolder) }
    return parts.reduce(folder) { $0?.appendingPathComponent(String($1)) }
  }
}
