import GalleyText
import Glibc

/// A folder below a trusted root, entered step by step so that no symbolic link is ever followed.
///
/// The root itself is the user's choice and may be anything. Below it every step is opened with `O_NOFOLLOW`
/// relative to the step before, so a link that is put in the way between looking and opening is refused too.
package struct Folder: Hashable, Sendable {
  /// The trusted part, an absolute path.
  package let root: String

  /// The steps below the root.
  package let steps: [String]

  /// Creates a name for a folder: steps are file names, never paths.
  package init(root: String, steps: [String] = []) {
    self.root = root
    self.steps = steps
    for step in steps { Self.check(step) }
  }

  /// A folder inside this one.
  package func inside(_ steps: String...) -> Folder { inside(steps) }

  /// A folder inside this one.
  package func inside(_ steps: [String]) -> Folder {
    Folder(root: root, steps: self.steps + steps)
  }

  /// The absolute path of a file in this folder.
  package func path(of name: String) -> String {
    ([root] + steps + [name]).joined(separator: "/")
  }

  /// The folder's absolute path.
  package var path: String {
    ([root] + steps).joined(separator: "/")
  }

  /// The path of the folder, or of a file in it, from the root, as messages name it: quoted and escaped if it has
  /// characters that a terminal would obey.
  package func displayPath(_ name: String? = nil) -> String {
    let path = (steps + (name.map { [$0] } ?? [])).joined(separator: "/")
    return CleanText.path(path.isEmpty ? root : path)
  }

  /// Makes a folder that the user names, and those above it, where they are missing; links are followed.
  ///
  /// - Returns: The folder, as the root of others.
  @discardableResult
  package static func make(_ path: String) throws(FileError) -> Folder {
    var facts = stat()
    if stat(path, &facts) == 0 {
      guard facts.st_mode & S_IFMT == S_IFDIR else { throw FileError(.create, path, .exists) }
      return Folder(root: path)
    }
    guard errno == ENOENT else { throw FileError(.create, path, code: errno) }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try make(String(path[..<slash])) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(.create, path, code: errno) }
    return Folder(root: path)
  }

  /// File names come from slugs, digests and directory listings; anything else is a programming error.
  private static func check(_ name: String) {
    precondition(
      !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.utf8.contains(0),
      "not a file name: \(name)")
  }

  /// Opens the folder, and creates missing folders on request.
  ///
  /// `flushes`: whether new folders are on the disk then; else ``flushAll()`` has to be called.
  package func open(
    create: Bool = false, for action: FileError.Action = .read, flushes: Bool = true
  ) throws(FileError) -> Descriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let first = Glibc.open(root, flags)
    guard first >= 0 else { throw FileError(action, root, code: errno) }
    var current = Descriptor(first)
    for (index, step) in steps.enumerated() {
      let path = steps[...index].joined(separator: "/")
      var next = openat(current.number, step, flags | O_NOFOLLOW)
      if next < 0, errno == ENOENT, create {
        guard mkdirat(current.number, step, 0o777) == 0 || errno == EEXIST else {
          throw FileError(.create, path, code: errno)
        }
        let failure = flushes ? current.flush() : 0
        guard failure == 0 else { throw FileError(.create, path, code: failure) }
        next = openat(current.number, step, flags | O_NOFOLLOW)
      }
      guard next >= 0 else {
        // A link in a folder's place is reported as "not a folder" by the system.
        let code = errno == ENOTDIR && Self.isLink(step, in: current) ? ELOOP : errno
        throw FileError(action, path, code: code)
      }
      current = Descriptor(next)
    }
    return current
  }

  private static func isLink(_ name: String, in folder: borrowing Descriptor) -> Bool {
    var facts = stat()
    return fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }
}
