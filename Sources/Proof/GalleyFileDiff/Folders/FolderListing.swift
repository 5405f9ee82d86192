import Foundation
import GalleyDiff
import GalleyImage
import Glibc

/// The pictures of a folder and its subfolders, by the extensions of formats that are read.
package struct FolderListing {
  /// The relative paths of pictures, in order.
  package private(set) var pictures: [String] = []
  /// The reasons why files are skipped, by path.
  package private(set) var faults: [String: String] = [:]

  /// Lists a folder.
  ///
  /// Names that begin with a dot are left out. A link is as good as the file that it names if that lies in the folder;
  /// links to folders are not followed, since what lies in the folder is found anyway.
  ///
  /// - Throws: ``FolderError`` when it cannot be listed.
  package init(_ root: String) throws(FolderError) {
    guard let resolved = Self.resolved(root) else { throw .missing(root) }
    var status = stat()
    guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .notFolder(root) }
    guard list(resolved, "", in: resolved) else { throw .unreadable(root) }
    pictures.sort()
  }

  /// Lists a folder in the folder; false if it cannot be read.
  private mutating func list(_ folder: String, _ path: String, in root: String) -> Bool {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return false }
    for name in names.sorted() where !name.hasPrefix(".") {
      let (full, relative) = ("\(folder)/\(name)", path.isEmpty ? name : "\(path)/\(name)")
      var status = stat()
      guard lstat(full, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if !list(full, relative, in: root) { faults[relative] = "the folder cannot be read" }
      case S_IFLNK: follow(full, relative, in: root)
      case S_IFREG: if Self.isPicture(name) { pictures.append(relative) }
      default: if Self.isPicture(name) { faults[relative] = "it is not a regular file" }
      }
    }
    return true
  }

  private mutating func follow(_ full: String, _ relative: String, in root: String) {
    var status = stat()
    guard stat(full, &status) == 0, let target = Self.resolved(full) else {
      if Self.isPicture(relative) { faults[relative] = "it is a broken link" }
      return
    }
    let isInside = target.hasPrefix(root + "/")
    switch status.st_mode & S_IFMT {
    case S_IFREG where Self.isPicture(relative):
      if isInside {
        pictures.append(relative)
      } else {
        faults[relative] = "it is a link that leads out of the folder"
      }
    case S_IFDIR where !isInside && target != root:
      faults[relative] = "it is a link that leads out of the folder"
    default: break
    }
  }

  private static func isPicture(_ name: String) -> Bool { PictureFormat.isPicture(name) }

  /// A path without links.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// An error that prevents the comparison of two folders.
package enum FolderError: Error, Hashable, Sendable {
  /// There is no such folder.
  case missing(String)
  /// There is something else.
  case notFolder(String)
  /// It cannot be listed.
  case unreadable(String)
  /// Pictures of differences would go where pictures are compared.
  case outputInside(String)
  /// It was asked to stop before all pairs were compared.
  case stopped(done: Int, of: Int)
}

extension FolderError: CustomStringConvertible {
  /// The error as a sentence without a full stop.
  package var description: String {
    switch self {
    case .missing(let path): "there is no folder \(path.debugDescription)"
    case .notFolder(let path): "\(path.debugDescription) is not a folder; \"galley diff\" compares two files"
    case .unreadable(let path): "the folder \(path.debugDescription) cannot be read"
    case .outputInside(let path):
      "\(path.debugDescription) lies in a folder that is compared; write difference pictures elsewhere"
    case .stopped(let done, let all):
      "the comparison was interrupted after \(done) of \(all) pictures; pictures of differences written so far are whole"
    }
  }
}
