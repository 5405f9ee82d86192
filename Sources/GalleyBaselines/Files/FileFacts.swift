import Glibc

/// What the system says of a file: as long as all of it is the same, so is the content, but for decay of the disk.
///
/// Nobody but the system sets when a file's status was last changed, and every change of content or name sets it.
///
/// - Reference: inode(7), on `st_ctim`; Git's "racy-git" on what this cannot tell, which ``isSettled(at:)`` is for.
struct FileFacts: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
  var size: Int64
  /// When the content was last changed, in nanoseconds since 1970.
  var modified: Int64
  /// When anything about the file was last changed, in nanoseconds since 1970.
  var changed: Int64

  /// The coarsest clock of a file system in use is FAT's, with steps of two seconds.
  private static let coarsestStep: Int64 = 2_000_000_000

  /// Whether a change after an instant would show.
  ///
  /// What changed just before could change again within one step of the clock, and look the same.
  ///
  /// - Parameter instant: In nanoseconds since 1970.
  /// - Returns: Whether it would.
  func isSettled(at instant: Int64) -> Bool {
    max(modified, changed) < instant - Self.coarsestStep
  }

  /// Now, in nanoseconds since 1970, by the clock that file systems go by.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// What stands under a name.
enum FileLook: Hashable, Sendable {
  /// Nothing.
  case missing
  /// A plain file.
  case file(FileFacts)
  /// Something else, or it cannot be known.
  case other
}

extension Folder {
  /// What stands under some names, by what the system says of it; nothing is read.
  ///
  /// - Parameter names: The names.
  /// - Returns: What there is, name by name; all ``FileLook/other`` if the folder cannot be entered.
  func look(at names: [String]) -> [FileLook] {
    guard let folder = try? open() else { return names.map { _ in .other } }
    var looks: [FileLook] = []
    for name in names {
      var facts = stat()
      guard fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else {
        looks.append(errno == ENOENT ? .missing : .other)
        continue
      }
      guard facts.st_mode & S_IFMT == S_IFREG else {
        looks.append(.other)
        continue
      }
      looks.append(
        .file(
          FileFacts(
            device: UInt64(facts.st_dev), number: UInt64(facts.st_ino), size: Int64(facts.st_size),
            modified: Int64(facts.st_mtim.tv_sec) * 1_000_000_000 + Int64(facts.st_mtim.tv_nsec),
            changed: Int64(facts.st_ctim.tv_sec) * 1_000_000_000 + Int64(facts.st_ctim.tv_nsec))))
    }
    return looks
  }
}
