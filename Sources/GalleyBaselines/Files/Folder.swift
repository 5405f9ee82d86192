import Foundation
import Glibc

/// A folder below a trusted root, entered step by step so that no symbolic link is ever followed.
///
/// The root itself is the user's choice and may be anything. Below it every step is opened with `O_NOFOLLOW`
/// relative to the step before, so a link that is put in the way between looking and opening is refused too.
public struct Folder: Hashable, Sendable {
  /// The trusted part, an absolute path.
  public let root: String

  /// The steps below the root.
  public let steps: [String]

  /// Names a folder.
  ///
  /// - Parameters:
  ///   - root: The trusted part, an absolute path.
  ///   - steps: The steps below it: file names, never paths.
  public init(root: String, steps: [String] = []) {
    self.root = root
    self.steps = steps
    for step in steps { Self.check(step) }
  }

  /// A folder inside this one.
  ///
  /// - Parameter steps: The steps below this folder.
  /// - Returns: The folder.
  public func inside(_ steps: String...) -> Folder {
    Folder(root: root, steps: self.steps + steps)
  }

  /// A folder inside this one.
  ///
  /// - Parameter steps: The steps below this folder.
  /// - Returns: The folder.
  public func inside(_ steps: [String]) -> Folder {
    Folder(root: root, steps: self.steps + steps)
  }

  /// The path of a file in this folder, for other programs and for the user's eyes.
  ///
  /// - Parameter name: The file.
  /// - Returns: An absolute path.
  public func path(of name: String) -> String {
    ([root] + steps + [name]).joined(separator: "/")
  }

  /// The folder's absolute path.
  public var path: String {
    ([root] + steps).joined(separator: "/")
  }

  /// The path of a file from the root, as messages name it.
  func shown(_ name: String? = nil) -> String {
    let path = (steps + (name.map { [$0] } ?? [])).joined(separator: "/")
    return path.isEmpty ? root : path
  }

  /// File names come from slugs, digests and directory listings; anything else is a programming error.
  private static func check(_ name: String) {
    precondition(
      !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.utf8.contains(0),
      "not a file name: \(name)")
  }

  /// Opens the folder, and makes what is missing where that is asked for.
  func open(create: Bool = false, for action: FileFault.Action = .read) throws(FileFault) -> Descriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let first = Glibc.open(root, flags)
    guard first >= 0 else { throw FileFault(action, root, code: errno) }
    var current = Descriptor(first)
    for (index, step) in steps.enumerated() {
      let shown = steps[...index].joined(separator: "/")
      var next = openat(current.number, step, flags | O_NOFOLLOW)
      if next < 0, errno == ENOENT, create {
        guard mkdirat(current.number, step, 0o777) == 0 || errno == EEXIST else {
          throw FileFault(.make, shown, code: errno)
        }
        let failure = current.flush()
        guard failure == 0 else { throw FileFault(.make, shown, code: failure) }
        next = openat(current.number, step, flags | O_NOFOLLOW)
      }
      guard next >= 0 else {
        // A link in a folder's place is reported as "not a folder" by the system.
        let code = errno == ENOTDIR && Self.isLink(step, in: current) ? ELOOP : errno
        throw FileFault(action, shown, code: code)
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
