import Foundation
import Glibc

extension Folder {
  /// What a folder holds.
  public struct Entry: Hashable, Sendable {
    /// What kind of thing it is.
    public enum Kind: Sendable {
      /// A plain file.
      case file
      /// A folder.
      case folder
      /// A symbolic link.
      case link
      /// A device, a pipe or a socket.
      case other
    }

    /// Its name.
    public var name: String
    /// What kind of thing it is.
    public var kind: Kind
    /// When it was last changed, in nanoseconds since 1970.
    public var changed: Int64
  }

  /// Lists the folder, by name.
  ///
  /// - Returns: What it holds, hidden files included; nothing if the folder does not exist.
  /// - Throws: ``FileFault`` if the folder cannot be listed.
  public func entries() throws(FileFault) -> [Entry] {
    let folder: Descriptor
    do throws(FileFault) { folder = try open(for: .list) } catch {
      if error.kind == .missing { return [] }
      throw error
    }
    guard let stream = fdopendir(dup(folder.number)) else { throw FileFault(.list, shown(), code: errno) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var facts = stat()
      // What vanished since it was listed is not there.
      guard fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let kind: Entry.Kind =
        switch facts.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
      let changed = Int64(facts.st_mtim.tv_sec) * 1_000_000_000 + Int64(facts.st_mtim.tv_nsec)
      entries.append(Entry(name: name, kind: kind, changed: changed))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Removes the folder with all that is in it; links are removed, not followed.
  func removeAll() throws(FileFault) {
    for entry in try entries() {
      if entry.kind == .folder { try inside(entry.name).removeAll() } else { try remove(entry.name) }
    }
    guard let name = steps.last else { return }
    let parent = try Folder(root: root, steps: Array(steps.dropLast())).open(for: .remove)
    guard unlinkat(parent.number, name, AT_REMOVEDIR) == 0 || errno == ENOENT else {
      throw FileFault(.remove, shown(), code: errno)
    }
  }
}
