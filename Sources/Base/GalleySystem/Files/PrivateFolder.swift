import Foundation
import Glibc

/// A folder that only the user can write to, such as one for a trusted cache.
///
/// A folder or file that belongs to somebody else, or that others may write to, is as good as none.
package struct PrivateFolder: Sendable {
  /// The absolute path of the folder.
  package let path: String

  /// Creates a folder by its path, without accessing it.
  package init(_ path: String) {
    self.path = path
  }

  /// Whether the facts are those of something of ours that others cannot write to.
  private static func isOurs(_ facts: stat, _ kind: mode_t) -> Bool {
    facts.st_mode & S_IFMT == kind && facts.st_uid == geteuid() && facts.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  /// Opens the folder; -1 if it is missing, or not ours alone.
  private func open(create: Bool = false) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var number = Glibc.open(path, flags)
    if number < 0, errno == ENOENT, create {
      // One folder above is made as well, such as ".cache", and no home that is not there.
      mkdir((path as NSString).deletingLastPathComponent, 0o777)
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { return -1 }
      number = Glibc.open(path, flags)
    }
    guard number >= 0 else { return -1 }
    var facts = stat()
    guard fstat(number, &facts) == 0, Self.isOurs(facts, S_IFDIR) else {
      close(number)
      return -1
    }
    return number
  }

  /// Whether the folder exists, is not a link, and belongs to the user alone.
  package var isPrivate: Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && Self.isOurs(facts, S_IFDIR)
  }

  /// Makes the folder, if it is missing; false if it does not belong to this user alone.
  package func make() -> Bool {
    let number = open(create: true)
    guard number >= 0 else { return false }
    close(number)
    return true
  }

  /// Reads a file; `nil` if it is missing, larger than a limit, or not ours alone.
  package func read(_ name: String, limit: Int) -> [UInt8]? {
    let number = open()
    guard number >= 0 else { return nil }
    let folder = Descriptor(number)
    guard
      let (file, size) = try? Descriptor.open(name, in: folder.number, limit: limit, followsLinks: false)
    else { return nil }
    let opened = Descriptor(file)
    var facts = stat()
    guard fstat(opened.number, &facts) == 0, Self.isOurs(facts, S_IFREG) else { return nil }
    return try? opened.readAll(expecting: size, limit: limit)
  }

  /// Replaces a file as a whole, while no other process does.
  ///
  /// It is not flushed: the files here can be made anew.
  ///
  /// `make`: makes the new content under the lock. Returns whether it was written.
  @discardableResult
  package func replace(_ name: String, by make: () -> [UInt8]?) -> Bool {
    let number = open(create: true)
    guard number >= 0 else { return false }
    let folder = Descriptor(number)
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let lock = openat(folder.number, "\(name).lock", flags, 0o600)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 { guard errno == EINTR else { return false } }
    guard let bytes = make() else { return false }
    // The holder of the lock is alone, so existing files were left by a process that was killed.
    let part = "\(name).part"
    unlinkat(folder.number, part, 0)
    let made = openat(folder.number, part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard made >= 0 else { return false }
    let file = Descriptor(made)
    guard file.write(bytes) == 0, renameat(folder.number, part, folder.number, name) == 0 else {
      unlinkat(folder.number, part, 0)
      return false
    }
    return true
  }
}
