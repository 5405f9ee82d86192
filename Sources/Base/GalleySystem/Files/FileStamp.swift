import Glibc

/// The facts by which the system distinguishes states of a file: as long as all of them are the same, so is
/// the content, but for decay of the disk.
///
/// Only the system sets when a file's status was last changed, and every change of content or name sets it.
///
/// - Reference: inode(7), on `st_ctim`; Git's "racy-git" on the limits of this, for which there is
///   ``isSettled(at:)``.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: Int64
  /// The time of the content's last change, in nanoseconds since 1970.
  package var modified: Int64
  /// The time of the file's last change of any kind, in nanoseconds since 1970.
  package var changed: Int64

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  init(_ facts: stat) {
    // A file may say that it is of the year 10 000, where nanoseconds do not reach; then it counts as just changed.
    func nanoseconds(_ time: timespec) -> Int64 {
      let (product, overflows) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
      let (sum, runsOver) = product.addingReportingOverflow(Int64(time.tv_nsec))
      return !overflows && !runsOver ? sum : time.tv_sec < 0 ? .min : .max
    }
    self.init(
      device: UInt64(facts.st_dev), inode: UInt64(facts.st_ino), size: Int64(facts.st_size),
      modified: nanoseconds(facts.st_mtim), changed: nanoseconds(facts.st_ctim))
  }

  /// The stamp of a file, a folder or a link; `nil` if there is none.
  package init?(of path: String, followsLinks: Bool = false) {
    var facts = stat()
    guard fstatat(AT_FDCWD, path, &facts, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(facts)
  }

  /// The device and number of a folder, which differ from those of any copy or other checkout; `nil` if there is
  /// none.
  package static func identity(of folder: Folder) -> String? {
    guard let opened = try? folder.open() else { return nil }
    var facts = stat()
    guard fstat(opened.number, &facts) == 0 else { return nil }
    return "\(facts.st_dev)-\(facts.st_ino)"
  }

  /// The coarsest clock of a file system in use is FAT's, with steps of two seconds.
  private static let coarsestStep: Int64 = 2_000_000_000

  /// Whether a change after an instant, in nanoseconds since 1970, would show.
  ///
  /// A file that has just changed could change again within one step of the clock, and look the same.
  package func isSettled(at instant: Int64) -> Bool {
    max(modified, changed) < instant - Self.coarsestStep
  }

  /// Now, in nanoseconds since 1970, by the clock that file systems go by.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

extension Folder {
  /// The state of a name in a folder.
  package enum Status: Hashable, Sendable {
    /// Nothing is there.
    case missing
    /// A plain file.
    case file(FileStamp)
    /// Something else, or it cannot be known.
    case other
  }

  /// The states of some names, without reading anything.
  ///
  /// All are ``Status/other`` if the folder cannot be entered.
  package func status(of names: [String]) -> [Status] {
    guard let folder = try? open() else { return names.map { _ in .other } }
    return names.map { name in
      var facts = stat()
      guard fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else {
        return errno == ENOENT ? .missing : .other
      }
      return facts.st_mode & S_IFMT == S_IFREG ? .file(FileStamp(facts)) : .other
    }
  }
}
