import Foundation
import GalleySystem
import GalleyText
import GalleyTree

/// A package that keeps baselines: its root, its settings, and where things are.
package struct Project: Hashable, Sendable {
  /// The root, an absolute path.
  package let root: String

  /// The settings in `Galley.json`.
  package private(set) var settings: Settings

  /// Branches whose approvals count because the command line or the environment says so.
  private var askedApprovals: [String] = []

  /// The folder of what is known of files, so that they need not be read again.
  package var cache: ContentCachePlace

  /// Whether pointers of Git LFS and git-annex stand for pictures, which are fetched when their pixels are compared.
  package var fetches = false

  /// Puts a root and settings together.
  package init(root: String, settings: Settings = Settings(), cache: ContentCachePlace = .none) {
    self.root = root
    self.settings = settings
    self.cache = cache
  }

  /// Opens the project at a root.
  ///
  /// `root`: an absolute path. Returns the project with the settings of its `Galley.json`, if it has one.
  package static func open(root: String) throws(ProjectError) -> Project {
    let bytes: [UInt8]?
    do throws(FileError) { bytes = try Folder(root: root).readIfPresent(Settings.fileName) } catch {
      throw .settings(root: root, .file(error))
    }
    guard let bytes else { return Project(root: root) }
    do throws(SettingsError) { return Project(root: root, settings: try Settings(json5: bytes)) } catch {
      throw .settings(root: root, error)
    }
  }

  /// The environment variable that names the root of the project, where it is not found from a file.
  package static let rootVariable = "GALLEY_ROOT"

  /// The environment variable that names branches whose approvals count here too, by commas.
  package static let approvalsVariable = "GALLEY_APPROVALS_FROM"

  /// The project, with the approvals of more branches counting.
  package func counting(approvalsFrom refs: [String]) -> Project {
    guard !refs.isEmpty else { return self }
    var project = self
    project.askedApprovals += refs.filter { !project.askedApprovals.contains($0) }
    return project
  }

  /// The project, with only those branches of its own settings counting that the base's settings name as well.
  ///
  /// Branches from the command line and the environment count as before, since a branch does not choose the arguments of the gate.
  package func counting(approvalsOf base: Settings) -> Project {
    var project = self
    project.settings.approvalsFrom = settings.approvalsFrom.filter(base.approvalsFrom.contains)
    return project
  }

  /// The branches whose approvals count: those of the settings, and those that were asked for.
  package var approvalsFrom: [String] {
    settings.approvalsFrom + askedApprovals.filter { !settings.approvalsFrom.contains($0) }
  }

  /// The environment variable that has pictures fetched.
  package static let fetchVariable = "GALLEY_FETCH"

  /// The project, with pictures fetched if `isAsked`; otherwise as before.
  package func fetching(_ isAsked: Bool) -> Project {
    var project = self
    if isAsked { project.fetches = true }
    return project
  }

  /// The project, with the cache that environment variables name.
  package func caching(_ environment: [String: String]) -> Project {
    var project = self
    project.cache = ContentCachePlace(for: root, environment)
    return project
  }

  /// Finds the project that a file or folder belongs to.
  ///
  /// `GALLEY_ROOT` decides if it is set. Else it is the nearest folder above with a `Galley.json`, else the nearest
  /// with a `Package.swift`.
  ///
  /// `path`: an absolute path, such as a test's `#filePath` or the working folder.
  package static func find(
    from path: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProjectError) -> Project {
    let branches = (environment[approvalsVariable] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return try find(above: path, environment).counting(approvalsFrom: branches.filter { !$0.isEmpty })
      .caching(environment).fetching(environment[fetchVariable] == "1")
  }

  private static func find(
    above path: String, _ environment: [String: String]
  ) throws(ProjectError) -> Project {
    if let root = environment[rootVariable], !root.isEmpty {
      guard root.hasPrefix("/"), isFolder(root) else { throw .badRoot(root) }
      return try open(root: root)
    }
    var above: [String] = []
    var folder = path
    while folder.hasPrefix("/"), folder != "/" {
      above.append(folder)
      folder = (folder as NSString).deletingLastPathComponent
    }
    for marker in [Settings.fileName, "Package.swift"] {
      for folder in above where FileManager.default.fileExists(atPath: folder + "/" + marker) {
        return try open(root: folder)
      }
    }
    throw .notFound(from: path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The digest of the settings' text, by which runs of the same settings are told; of no settings, that of nothing.
  package var settingsDigest: String {
    let text = (try? folder.readIfPresent(Settings.fileName)).flatMap { $0 } ?? []
    return Slug.wholeDigest(String(decoding: text, as: UTF8.self))
  }

  /// The root as a folder.
  package var folder: Folder { Folder(root: root) }

  /// The folder of runs and locks.
  package var work: Folder { folder.inside(".galley") }

  /// Keeps runs and locks out of version control, whatever the project's own rules are.
  package func ignoreWork() throws(FileError) {
    _ = try work.create(Array("*\n".utf8), as: ".gitignore")
  }

  /// The folder of the runs.
  package var runs: Folder { work.inside("runs") }

  /// The folder of the baselines.
  package var baselines: Folder { folder.inside(settings.baselines) }
}

/// An error of opening a project.
package enum ProjectError: Error, Hashable, Sendable {
  /// No folder above has a `Galley.json` or a `Package.swift`.
  case notFound(from: String)
  /// `GALLEY_ROOT` names no folder by its whole path.
  case badRoot(String)
  /// The settings are wrong.
  case settings(root: String, SettingsError)
}

extension ProjectError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .notFound(let path):
      "no folder from \(CleanText.line(path)) up has a Galley.json or a Package.swift; "
        + "go into the package, or set GALLEY_ROOT to its root"
    case .badRoot(let root):
      "GALLEY_ROOT is \"\(CleanText.line(root))\", which is not the absolute path of a folder"
    case .settings(let root, let fault): "\(fault) (in \(CleanText.line(root)))"
    }
  }
}
