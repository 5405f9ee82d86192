import Foundation
import Glibc
import Synchronization

extension Folder {
  /// A limit larger than any picture or tree that Galley writes; larger files are not read into memory.
  private static let largestFile = 512 * 1024 * 1024

  /// Reads a plain file.
  package func read(_ name: String) throws(FileError) -> [UInt8] {
    let folder = try open()
    do throws(FileError.Reason) {
      let (number, size) = try Descriptor.open(
        name, in: folder.number, limit: Self.largestFile, followsLinks: false)
      let file = Descriptor(number)
      return try file.readAll(expecting: size, limit: Self.largestFile)
    } catch {
      throw FileError(.read, displayPath(name), error)
    }
  }

  /// Reads a file; `nil` if there is none.
  package func readIfPresent(_ name: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) { return try read(name) } catch {
      if error.reason == .missing { return nil }
      throw error
    }
  }

  /// The first and the last bytes of a plain file; `nil` if it has fewer, or cannot be read.
  package func readEnds(of name: String, first: Int, last: Int) -> (first: [UInt8], last: [UInt8])? {
    guard let folder = try? open(),
      let (number, size) = try? Descriptor.open(name, in: folder.number, limit: .max, followsLinks: false)
    else { return nil }
    let file = Descriptor(number)
    guard size >= first + last, let head = file.read(first, at: 0),
      let tail = file.read(last, at: size - last)
    else { return nil }
    return (head, tail)
  }

  /// Whether something of that name is there, a link included.
  package func contains(_ name: String) throws(FileError) -> Bool {
    let folder: Descriptor
    do throws(FileError) { folder = try open() } catch {
      if error.reason == .missing { return false }
      throw error
    }
    var facts = stat()
    if fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 { return true }
    guard errno == ENOENT else { throw FileError(.read, displayPath(name), code: errno) }
    return false
  }

  /// The number that distinguishes the temporary files of one process.
  private static let serial = Atomic(0)

  /// Replaces a file as a whole: written beside, flushed, renamed, and the folder flushed.
  ///
  /// A reader sees the old content or the new; so does everybody after a crash. Without flushing, a loss of
  /// power may leave an empty file, which is acceptable for files that can be made anew. A crash can leave
  /// the temporary file behind, named `.<name>.<process>-<number>.part`.
  package func write(
    _ bytes: some ContiguousBytes, to name: String, flushes: Bool = true, keepsPermissions: Bool = false
  ) throws(FileError) {
    let folder = try open(create: true, for: .write, flushes: flushes)
    // Room for the rest of the temporary file's name, on file systems that allow 255 bytes.
    let stem = name.utf8.count <= 200 ? name : String(name.prefix(40))
    var part = ""
    var number: Int32 = -1
    repeat {
      part = ".\(stem).\(getpid())-\(Self.serial.add(1, ordering: .relaxed).newValue).part"
      number = openat(folder.number, part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      // A process of the same number, before a crash or in another container, may have left one.
    } while number < 0 && (errno == EEXIST || errno == EINTR)
    guard number >= 0 else { throw FileError(.write, displayPath(name), code: errno) }
    let file = Descriptor(number)
    var failure: Int32 = 0
    if keepsPermissions {
      var facts = stat()
      let isReplaced = fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0
      if isReplaced, facts.st_mode & S_IFMT == S_IFREG, fchmod(number, facts.st_mode & 0o777) != 0 {
        failure = errno
      }
    }
    if failure == 0 { failure = file.write(bytes) }
    if failure == 0, flushes { failure = file.flush() }
    if failure == 0, renameat(folder.number, part, folder.number, name) != 0 { failure = errno }
    if failure != 0 {
      unlinkat(folder.number, part, 0)
    } else if flushes {
      failure = folder.flush()
    }
    guard failure == 0 else { throw FileError(.write, displayPath(name), code: failure) }
  }

  /// Writes a file that is not in use yet, over one that may be there, and flushes it.
  package func stage(
    _ bytes: some ContiguousBytes, as name: String, flushes: Bool = true
  ) throws(FileError) {
    let folder = try open(create: true, for: .write, flushes: flushes)
    let number = openat(folder.number, name, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw FileError(.write, displayPath(name), code: errno) }
    try fill(number, bytes, name, folder, flushes: flushes)
  }

  /// Makes a file, and flushes it and the folder; does nothing if there is one of that name.
  package func create(
    _ bytes: some ContiguousBytes, as name: String, flushes: Bool = true
  ) throws(FileError) -> Bool {
    let folder = try open(create: true, for: .write, flushes: flushes)
    let number = openat(folder.number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else {
      if errno == EEXIST { return false }
      throw FileError(.write, displayPath(name), code: errno)
    }
    try fill(number, bytes, name, folder, flushes: flushes)
    let failure = flushes ? folder.flush() : 0
    guard failure == 0 else { throw FileError(.write, displayPath(name), code: failure) }
    return true
  }

  /// Fills a new file, and removes it after a failure, because its next user would take a half for the whole.
  private func fill(
    _ number: Int32, _ bytes: some ContiguousBytes, _ name: String, _ folder: borrowing Descriptor,
    flushes: Bool = true
  ) throws(FileError) {
    let file = Descriptor(number)
    var failure = file.write(bytes)
    if failure == 0, flushes { failure = file.flush() }
    guard failure == 0 else {
      unlinkat(folder.number, name, 0)
      throw FileError(.write, displayPath(name), code: failure)
    }
  }

  /// Gives a file another name in the same folder, in one step, and flushes the folder.
  package func rename(_ old: String, to new: String, flushes: Bool = true) throws(FileError) {
    let folder = try open(for: .write)
    guard renameat(folder.number, old, folder.number, new) == 0 else {
      throw FileError(.write, displayPath(new), code: errno)
    }
    let failure = flushes ? folder.flush() : 0
    guard failure == 0 else { throw FileError(.write, displayPath(new), code: failure) }
  }

  /// Removes a file, if it is there, and flushes the folder.
  package func remove(_ name: String, flushes: Bool = true) throws(FileError) {
    let folder = try open(for: .remove)
    guard unlinkat(folder.number, name, 0) == 0 || errno == ENOENT else {
      throw FileError(.remove, displayPath(name), code: errno)
    }
    let failure = flushes ? folder.flush() : 0
    guard failure == 0 else { throw FileError(.remove, displayPath(name), code: failure) }
  }

  /// Waits until everything that was written to the folder's file system is on the disk: one wait for many files that were
  /// not flushed.
  ///
  /// - Reference: syncfs(2): Linux waits until the writing is done, and since 5.8 reports writing that
  ///   failed.
  package func flushAll() throws(FileError) {
    let folder = try open(for: .write)
    guard syncfs(folder.number) == 0 else { throw FileError(.write, displayPath(), code: errno) }
  }
}

/// syncfs(2), which Glibc's module hides, as it is GNU's.
@_silgen_name("syncfs")
private func syncfs(_ descriptor: Int32) -> Int32
