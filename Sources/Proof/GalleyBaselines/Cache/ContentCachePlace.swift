import Foundation
import GalleyText
import GalleyTree

/// The folder of the cache of what is known of files.
package enum ContentCachePlace: Hashable, Sendable {
  /// There is none: every file is read whenever it is asked for.
  case none
  /// A folder, an absolute path.
  case folder(String)
  /// The one that was asked for cannot be used.
  case refused(ContentCacheError)

  /// The environment variable that names the folder.
  package static let variable = "GALLEY_CACHE"

  /// Finds the folder: `GALLEY_CACHE`, else `galley` in `XDG_CACHE_HOME`, else `~/.cache/galley`.
  ///
  /// What somebody commits must never lie in it, so it is outside the project and the repository that the project is in. A
  /// folder that nobody asked for, and that would be inside, is none.
  ///
  /// - Parameters:
  ///   - root: The root of the project, an absolute path.
  ///   - environment: The environment variables.
  package init(for root: String, _ environment: [String: String]) {
    func said(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let path = said(Self.variable) {
      if path == "none" {
        self = .none
      } else if !path.hasPrefix("/") {
        self = .refused(.notAbsolute(path))
      } else if let top = Self.repository(around: root, holding: path) {
        self = .refused(.inside(path, top: top))
      } else {
        self = .folder(path)
      }
      return
    }
    let home =
      said("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? said("HOME").map { $0 + "/.cache" }
    guard let home, home.hasPrefix("/"), Self.repository(around: root, holding: home + "/galley") == nil
    else {
      self = .none
      return
    }
    self = .folder(home + "/galley")
  }

  /// The project, or the repository that it is in, if a folder lies in it.
  private static func repository(around root: String, holding path: String) -> String? {
    let place = real(path)
    var top = real(root)
    if isInside(place, top) { return top }
    // A folder that is a repository's top holds all that a commit of it can bring.
    while top != "/", !top.isEmpty {
      if FileManager.default.fileExists(atPath: top + "/.git") { return isInside(place, top) ? top : nil }
      top = (top as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A path without links, as far as it is there.
  private static func real(_ path: String) -> String {
    var missing: [String] = []
    var there = (path as NSString).standardizingPath
    while there != "/", !there.isEmpty {
      if let found = realpath(there, nil) {
        defer { free(found) }
        let base = String(cString: found)
        return missing.isEmpty
          ? base : (base == "/" ? "" : base) + "/" + missing.reversed().joined(separator: "/")
      }
      missing.append((there as NSString).lastPathComponent)
      there = (there as NSString).deletingLastPathComponent
    }
    return "/" + missing.reversed().joined(separator: "/")
  }
}

/// The reason that the folder of the cache cannot be used.
package enum ContentCacheError: Error, Hashable, Sendable {
  /// The path is not absolute.
  case notAbsolute(String)
  /// It is inside the project or its repository, where a commit could bring what is in it.
  case inside(String, top: String)
}

extension ContentCacheError: CustomStringConvertible {
  /// The error as one sentence without a full stop.
  package var description: String {
    switch self {
    case .notAbsolute(let path):
      "\(ContentCachePlace.variable) is \"\(CleanText.line(path, limit: 200))\", which is not an absolute path; "
        + "name a folder outside the repository, or unset it"
    case .inside(let path, let top):
      "\(ContentCachePlace.variable) is \(CleanText.line(path, limit: 200)), which is inside "
        + "\(CleanText.line(top, limit: 200)), where a commit could change it; "
        + "name a folder outside the repository, or unset it"
    }
  }
}
