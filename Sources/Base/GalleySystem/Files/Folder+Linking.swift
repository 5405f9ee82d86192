import Glibc

extension Folder {
  /// Gives a plain file a second name in another folder, or copies it where the file system knows no second names.
  ///
  /// A second name takes no room, also on a full disk, and costs no time. Files of a store are never written in
  /// place, so the second name goes on naming the old bytes when the first one names others.
  package func link(
    _ name: String, to folder: Folder, as other: String, flushes: Bool = true
  ) throws(FileError) {
    let from = try open()
    var facts = stat()
    guard fstatat(from.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw FileError(.read, displayPath(name), code: errno)
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw FileError(.read, displayPath(name), facts.st_mode & S_IFMT == S_IFLNK ? .link : .notFile)
    }
    let to = try folder.open(create: true, for: .write, flushes: flushes)
    guard linkat(from.number, name, to.number, other, 0) != 0 else {
      let failure = flushes ? to.flush() : 0
      guard failure == 0 else { throw FileError(.write, folder.displayPath(other), code: failure) }
      return
    }
    switch errno {
    // Such as another disk, FAT, or a kernel that lets nobody name the files of others twice.
    case EXDEV, EPERM, EMLINK, EOPNOTSUPP, ENOSYS, EACCES, EEXIST:
      try folder.stage(try read(name), as: other, flushes: flushes)
      let failure = flushes ? to.flush() : 0
      guard failure == 0 else { throw FileError(.write, folder.displayPath(other), code: failure) }
    default: throw FileError(.write, folder.displayPath(other), code: errno)
    }
  }

  /// Removes the folder if it is empty, and then those above it that have become so, up to another one, which stays.
  ///
  /// Git knows no empty folders, and one that differs from a new one in case only would stand in its way.
  package func removeEmpty(below top: Folder) {
    var steps = steps
    while steps.count > top.steps.count, let name = steps.popLast() {
      guard let parent = try? Folder(root: root, steps: steps).open(),
        unlinkat(parent.number, name, AT_REMOVEDIR) == 0
      else { return }
    }
  }
}
