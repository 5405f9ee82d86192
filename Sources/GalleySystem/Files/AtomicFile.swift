import Foundation
import Glibc

/// Writes files that are named by a path, whole or not at all.
package enum AtomicFile {
  /// Writes a file, in place of one that may be there, by ``Folder/write(_:to:flushes:keepsPermissions:)``.
  ///
  /// A file that is replaced keeps its permissions. A symbolic link is replaced, not followed. A device, a pipe or a
  /// socket is left alone, also one that a link leads to: whoever names one does not mean a file in its place.
  package static func write(_ data: Data, to path: String, flushes: Bool = true) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw FileError(.write, path, .notFile)
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard !name.isEmpty else { throw FileError(.write, path, .folder) }
    do throws(FileError) {
      try Folder(root: folder).write(data, to: name, flushes: flushes, keepsPermissions: true)
    } catch {
      throw error.path == folder ? error : error.at(path)
    }
  }
}
