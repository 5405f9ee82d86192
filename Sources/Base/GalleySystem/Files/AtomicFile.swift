import Foundation
import Glibc

/// Writes files that are named by a path: plain ones whole or not at all, devices and pipes in place.
///
/// The kind of the existing file decides; see ``OutputPlace``.
package enum AtomicFile {
  /// Writes a file, in place of one that may be there.
  ///
  /// A plain file is replaced by ``Folder/write(_:to:flushes:keepsPermissions:)`` and keeps its permissions; a device or
  /// a pipe gets the bytes. A pipe without a reader is waited for, as a shell does.
  package static func write(_ data: Data, to path: String, flushes: Bool = true) throws(FileError) {
    switch try OutputPlace(path) {
    case .file(let folder, let name):
      do throws(FileError) {
        try Folder(root: folder).write(data, to: name, flushes: flushes, keepsPermissions: true)
      } catch {
        // A single file that a container mounts cannot be renamed over.
        guard error.reason == .system(code: EBUSY) else { throw error.at(path) }
        try put(data, into: Glibc.open("\(folder)/\(name)", O_WRONLY | O_TRUNC | O_CLOEXEC), path)
      }
    case .stream(let place): try put(data, into: Glibc.open(place, O_WRONLY | O_NOCTTY | O_CLOEXEC), path)
    case .descriptor(let number): try put(data, into: fcntl(number, F_DUPFD_CLOEXEC, 0), path)
    }
  }

  /// Adds bytes at the end of a file, or makes it; a device or a pipe gets them.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - content: Makes the bytes, by the number of those that the file has.
  package static func append(to path: String, _ content: (Int) -> Data) throws(FileError) {
    switch try OutputPlace(path) {
    case .file(let folder, let name):
      let number = Glibc.open("\(folder)/\(name)", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
      var facts = stat()
      let used = number >= 0 && fstat(number, &facts) == 0 ? Int(facts.st_size) : 0
      try put(content(used), into: number, path)
    case .stream, .descriptor: try write(content(0), to: path)
    }
  }

  /// Writes bytes to an open file, and closes it.
  private static func put(_ data: Data, into number: Int32, _ path: String) throws(FileError) {
    guard number >= 0 else { throw FileError(.write, path, code: errno) }
    let file = Descriptor(number)
    let failure = withoutPipeSignal { file.write(data) }
    guard failure == 0 else { throw FileError(.write, path, code: failure) }
  }

  /// Has a reader that goes away be an error, instead of the end of this process.
  private static func withoutPipeSignal(_ body: () -> Int32) -> Int32 {
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let result = body()
    if result == EPIPE {
      var none = timespec()
      while sigtimedwait(&pipe, nil, &none) < 0 && errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }
}
