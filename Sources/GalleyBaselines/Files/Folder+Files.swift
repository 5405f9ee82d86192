import Foundation
import Glibc
import Synchronization

extension Folder {
  /// Larger than any picture or tree Galley writes; what is larger is not read into memory.
  private static let largestFile = 512 * 1024 * 1024

  /// Reads a file.
  ///
  /// - Parameter name: The file.
  /// - Returns: Its bytes.
  /// - Throws: ``FileFault`` if it is missing, a link, no plain file, too large, or not to be read.
  public func read(_ name: String) throws(FileFault) -> [UInt8] {
    let folder = try open()
    let number = openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw FileFault(.read, shown(name), code: errno) }
    let file = Descriptor(number)
    var facts = stat()
    guard fstat(file.number, &facts) == 0 else { throw FileFault(.read, shown(name), code: errno) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw FileFault(.read, shown(name), .notAFile) }
    guard facts.st_size <= Self.largestFile else { throw FileFault(.read, shown(name), .tooLarge) }
    guard let bytes = file.readAll(expecting: Int(facts.st_size)) else {
      throw FileFault(.read, shown(name), code: errno)
    }
    return bytes
  }

  /// Reads a file that may be missing.
  ///
  /// - Parameter name: The file.
  /// - Returns: Its bytes, or `nil` if there is no such file.
  /// - Throws: ``FileFault`` for every other reason.
  public func readIfPresent(_ name: String) throws(FileFault) -> [UInt8]? {
    do throws(FileFault) { return try read(name) } catch {
      if error.kind == .missing { return nil }
      throw error
    }
  }

  /// Whether something of that name is there, a link included.
  ///
  /// - Parameter name: The file.
  /// - Returns: Whether it is there.
  /// - Throws: ``FileFault`` if the folder cannot be looked into.
  public func contains(_ name: String) throws(FileFault) -> Bool {
    let folder: Descriptor
    do throws(FileFault) { folder = try open() } catch {
      if error.kind == .missing { return false }
      throw error
    }
    var facts = stat()
    if fstatat(folder.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 { return true }
    guard errno == ENOENT else { throw FileFault(.read, shown(name), code: errno) }
    return false
  }

  /// Replaces a file as a whole: written beside, flushed, renamed, and the folder flushed.
  ///
  /// A reader sees the old content or the new; so does everybody after a crash.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - name: The file.
  /// - Throws: ``FileFault``.
  public func write(_ bytes: [UInt8], to name: String) throws(FileFault) {
    try write(bytes, to: name, isFlushed: true)
  }

  private func write(_ bytes: [UInt8], to name: String, isFlushed: Bool) throws(FileFault) {
    let part = ".\(name).\(getpid())-\(Self.parts.add(1, ordering: .relaxed).newValue).part"
    do throws(FileFault) {
      try stage(bytes, as: part, isFlushed: isFlushed)
      try rename(part, to: name, isFlushed: isFlushed)
    } catch {
      try? remove(part)
      // Whoever reads of it knows the file, not what it was called for a moment.
      let path = error.path == shown(part) ? shown(name) : error.path
      throw FileFault(error.action, path, error.kind, detail: error.detail)
    }
  }

  /// Replaces a file as a whole, without waiting until it is on the disk.
  ///
  /// For what can be made anew at any time, such as a picture of a report. A reader sees the old content or the new; after
  /// a loss of power the file may be empty.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - name: The file.
  /// - Throws: ``FileFault``.
  public func place(_ bytes: [UInt8], as name: String) throws(FileFault) {
    try write(bytes, to: name, isFlushed: false)
  }

  private static let parts = Atomic(0)

  /// Writes a file that nobody reads yet, and flushes it.
  func stage(_ bytes: [UInt8], as name: String, isFlushed: Bool = true) throws(FileFault) {
    let folder = try open(create: true, for: .write)
    let number = openat(folder.number, name, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw FileFault(.write, shown(name), code: errno) }
    let file = Descriptor(number)
    var failure = file.write(bytes)
    if failure == 0, isFlushed { failure = file.flush() }
    guard failure == 0 else {
      unlinkat(folder.number, name, 0)
      throw FileFault(.write, shown(name), code: failure)
    }
  }

  /// Gives a file another name in the same folder, in one step, and flushes the folder.
  func rename(_ old: String, to new: String, isFlushed: Bool = true) throws(FileFault) {
    let folder = try open(for: .write)
    guard renameat(folder.number, old, folder.number, new) == 0 else {
      throw FileFault(.write, shown(new), code: errno)
    }
    let failure = isFlushed ? folder.flush() : 0
    guard failure == 0 else { throw FileFault(.write, shown(new), code: failure) }
  }

  /// Makes a file unless there is one of that name.
  ///
  /// - Returns: Whether the file is new.
  func create(_ bytes: [UInt8], as name: String) throws(FileFault) -> Bool {
    let folder = try open(create: true, for: .write)
    let number = openat(folder.number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else {
      if errno == EEXIST { return false }
      throw FileFault(.write, shown(name), code: errno)
    }
    let file = Descriptor(number)
    var failure = file.write(bytes)
    if failure == 0 { failure = file.flush() }
    if failure == 0 { failure = folder.flush() }
    guard failure == 0 else {
      // Half of it would be taken for the whole by whoever makes it next.
      unlinkat(folder.number, name, 0)
      throw FileFault(.write, shown(name), code: failure)
    }
    return true
  }

  /// Removes a file, if it is there, and flushes the folder.
  ///
  /// - Parameter name: The file.
  /// - Throws: ``FileFault``.
  public func remove(_ name: String) throws(FileFault) {
    let folder = try open(for: .remove)
    guard unlinkat(folder.number, name, 0) == 0 || errno == ENOENT else {
      throw FileFault(.remove, shown(name), code: errno)
    }
    let failure = folder.flush()
    guard failure == 0 else { throw FileFault(.remove, shown(name), code: failure) }
  }
}
