import Foundation
import GalleyServices
import GalleySystem

extension Tunnel {
  /// Copies a file or folder of this machine into the app's sandbox, and replaces an existing one of that
  /// name.
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
    guard let folder = MainActorEntry.run({ installation.sandbox.folder(for: baseFolder) }) else {
      return nil
    }
    return Self.place(path.split(separator: "/").map(String.init), in: folder)
  }

  /// A place below a folder; `nil` for names that lead out of it.
  private static func place(_ names: [String], in folder: URL) -> URL? {
    let areNames = names.allSatisfy { name in
      !name.isEmpty && ![".", ".."].contains(name) && !name.contains { $0 == "/" || $0 == "\0" }
    }
    guard !names.isEmpty, areNames else { return nil }
    return names.reduce(folder) { $0.appendingPathComponent($1) }
  }
}

// MARK: By paths in the sandbox

extension Tunnel {
  /// The content of a place in the sandbox.
  package enum SandboxContent: Hashable, Sendable {
    /// A file with its bytes.
    case file(Data)
    /// A folder with the names in it, in order.
    case folder([String])
  }

  /// Reads the content at a path in the sandbox.
  ///
  /// - Parameter names: The names on the way to it, such as `Documents` and `note.txt`.
  package func read(_ names: [String]) throws(SandboxFileError) -> SandboxContent {
    guard let place = Self.place(names, in: sandboxHome) else { throw .badPath }
    if let inside = try? FileManager.default.contentsOfDirectory(atPath: place.path) {
      return .folder(inside.sorted())
    }
    guard let data = try? Data(contentsOf: place) else { throw .missing }
    return .file(data)
  }

  /// Writes a file at a path in the sandbox, with the folders on the way to it, and replaces an existing one.
  ///
  /// - Parameters:
  ///   - data: Its bytes.
  ///   - names: The names on the way to it.
  package func write(_ data: Data, to names: [String]) throws(SandboxFileError) {
    guard let place = Self.place(names, in: sandboxHome) else { throw .badPath }
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: place, options: .atomic)
    } catch {
      throw .unwritable(ErrorWords.of(error))
    }
  }
}

/// The reason why a file of an app's sandbox cannot be read or written.
package enum SandboxFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path leads out of the sandbox, or to all of it.
  case badPath
  /// Nothing is there.
  case missing
  /// It cannot be written, for a reason of the system.
  case unwritable(String)

  package var description: String {
    switch self {
    case .badPath: "the path must lead to a file in the app's sandbox, such as Documents/note.txt"
    case .missing: "there is no such file in the app's sandbox"
    case .unwritable(let reason): "the file cannot be written: \(reason)"
    }
  }
}
