import Glibc

extension Folder {
  /// One thing in a folder.
  package struct Entry: Hashable, Sendable {
    /// The kinds of things in a folder.
    package enum Kind: Sendable {
      /// A plain file.
      case file
      case folder
      /// A symbolic link.
      case link
      /// A device, a pipe or a socket.
      case other
    }

    package var name: String
    package var kind: Kind
    /// The time of the content's last change, in nanoseconds since 1970.
    package var changed: Int64
  }

  /// Lists the folder by name, hidden files included; a folder that does not exist is empty.
  package func entries() throws(FileError) -> [Entry] {
    let folder: Descriptor
    do throws(FileError) { folder = try open(for: .list) } catch {
      if error.reason == .missing { return [] }
      throw error
    }
    guard let stream = fdopendir(dup(folder.number)) else {
      throw FileError(.list, displayPath(), code: errno)
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var facts = stat()
      // An entry that vanished since the listing does not exist.
      guard fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let kind: Entry.Kind =
        switch facts.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
      entries.append(Entry(name: name, kind: kind, changed: FileStamp(facts).modified))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Whether a name in the folder is that of a symbolic link.
  package func isLink(_ name: String) -> Bool {
    guard let folder = try? open() else { return false }
    var facts = stat()
    return fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }

  /// The paths of the symbolic links in the folder, as messages name them; itself, if it is one.
  package func links() -> [String] {
    do throws(FileError) {
      return try entries().filter { $0.kind == .link }.map { displayPath($0.name) }
    } catch {
      return error.reason == .link ? [displayPath()] : []
    }
  }

  /// Removes the folder with all that is in it; links are removed, not followed.
  package func removeAll() throws(FileError) {
    for entry in try entries() {
      if entry.kind == .folder { try inside(entry.name).removeAll() } else { try remove(entry.name) }
    }
    guard let name = steps.last else { return }
    let parent = try Folder(root: root, steps: Array(steps.dropLast())).open(for: .remove)
    guard unlinkat(parent.number, name, AT_REMOVEDIR) == 0 || errno == ENOENT else {
      throw FileError(.remove, displayPath(), code: errno)
    }
  }
}
