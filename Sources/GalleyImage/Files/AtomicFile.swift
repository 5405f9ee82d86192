import Foundation
import Glibc
import Synchronization

/// Writing files whole or not at all.
///
/// The bytes go into a temporary file in the same folder, are flushed to the disk, and then take their name;
/// at last the folder is flushed. Whoever looks sees the old file or the new one, even after a crash or a
/// power cut. A crash can leave a temporary file behind; ``isTemporary(name:)`` knows it by its name.
public enum AtomicFile {
  /// What the names of temporary files begin with.
  private static let temporaryPrefix = ".galley-write-"

  /// Tells the temporary files of one process apart.
  private static let serial = Atomic<Int>(0)

  /// Writes a file, in place of one that may be there.
  ///
  /// A file that is replaced keeps its permissions; a new one gets those that the user's mask leaves. A
  /// symbolic link is replaced, not followed. A device, a pipe or a socket is left alone, also one that a link leads
  /// to: whoever names one does not mean a file in its place.
  ///
  /// - Parameters:
  ///   - data: What the file is to hold.
  ///   - path: Where it is to be; its folder must exist.
  ///   - flushes: Whether to wait until the disk has it. Without that, a power cut may leave an empty file, which is
  ///     enough for what can be made again.
  /// - Throws: Why it could not be written. Nothing is changed and nothing left behind then, unless only the
  ///   last flush of the folder failed.
  public static func write(_ data: Data, to path: String, flushes: Bool = true) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw FileError(.write, path, .notFile)
    }
    try place(data, at: path, flushes: flushes) { temporary in
      rename(temporary, path)
    }
  }

  /// Writes a file that must not be there yet.
  ///
  /// Of several that try at once, one succeeds.
  ///
  /// - Parameters:
  ///   - data: What the file is to hold.
  ///   - path: Where it is to be; its folder must exist.
  /// - Throws: Why it could not be written; the reason is ``FileError/Reason/exists`` when it is there.
  public static func create(_ data: Data, at path: String) throws(FileError) {
    try place(data, at: path) { temporary in
      // Unlike rename, a link never replaces.
      guard link(temporary, path) == 0 else { return -1 }
      return unlink(temporary)
    }
  }

  /// Whether a file was left behind by a write that did not finish.
  ///
  /// - Parameter name: The file's name, without its folder.
  /// - Returns: True for names that only this type gives.
  public static func isTemporary(name: String) -> Bool { name.hasPrefix(temporaryPrefix) }

  /// Writes beside the path, lets `take` give the file its name, and flushes the folder.
  private static func place(
    _ data: Data, at path: String, flushes: Bool = true, take: (_ temporary: String) -> Int32
  ) throws(FileError) {
    let folder = folder(of: path)
    let (descriptor, temporary) = try openTemporary(in: folder, for: path)
    var reason = fill(descriptor, with: data, permissionsOf: path, flushes: flushes)
    if close(descriptor) != 0 && reason == nil { reason = .init(code: errno) }
    if reason == nil && take(temporary) != 0 { reason = .init(code: errno) }
    if let reason {
      unlink(temporary)
      throw FileError(.write, path, reason)
    }
    if flushes { try flush(folder: folder, for: path) }
  }

  private static func folder(of path: String) -> String {
    let trimmed = path.drop(while: { $0 == "/" }).isEmpty ? "" : path
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// Opens a file that no other process and no other thread has.
  private static func openTemporary(
    in folder: String, for path: String
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    while true {
      let number = serial.add(1, ordering: .relaxed).newValue
      let temporary = "\(folder)/\(temporaryPrefix)\(getpid())-\(number)"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      // A process of the same number, before a crash or in another container, may have left one.
      guard errno == EEXIST || errno == EINTR else { throw FileError(.write, path, .init(code: errno)) }
    }
  }

  /// Fills a new file, and flushes it where that is asked for.
  ///
  /// Nil when all went well.
  private static func fill(
    _ descriptor: Int32, with data: Data, permissionsOf path: String, flushes: Bool
  ) -> FileError.Reason? {
    var status = stat()
    if lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG {
      guard fchmod(descriptor, status.st_mode & 0o777) == 0 else { return .init(code: errno) }
    }
    return writeAll(data, to: descriptor, flushes: flushes)
  }

  /// Writes all bytes, and flushes them where that is asked for.
  ///
  /// Nil when all went well.
  static func writeAll(_ data: Data, to descriptor: Int32, flushes: Bool = true) -> FileError.Reason? {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0 && errno == EINTR { continue }
        guard written >= 0 else { return .init(code: errno) }
        rest = rest.dropFirst(written)
      }
      return !flushes || fsync(descriptor) == 0 ? nil : .init(code: errno)
    }
  }

  private static func flush(folder: String, for path: String) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that may be written to but not read cannot be opened, and so not be flushed.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // Some network file systems cannot flush a folder and say that the call is invalid.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError(.write, path, .init(code: errno)) }
  }
}
