import Foundation
import GalleyText
import Glibc

/// The right to watch a package, which one process has at a time.
final class WatchLock {
  private let descriptor: Int32

  /// Takes the right.
  ///
  /// - Parameter folder: A folder for the file that says who has it, an absolute path.
  /// - Throws: ``WatchError`` if another process has it, or the file cannot be written.
  init(in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw WatchError.noLock(path, String(cString: strerror(errno))) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = read(descriptor, &bytes, bytes.count)
      close(descriptor)
      let number = String(decoding: bytes.prefix(max(0, count)).prefix { $0 != 10 }, as: UTF8.self)
      throw WatchError.alreadyWatched(process: Int32(number))
    }
    _ = ftruncate(descriptor, 0)
    let text = Array("\(getpid())\n".utf8)
    _ = write(descriptor, text, text.count)
  }

  deinit { close(descriptor) }
}

/// The reason why a package is not watched, or no longer.
enum WatchError: Error, Hashable, CustomStringConvertible {
  /// Another process watches it.
  case alreadyWatched(process: Int32?)
  /// The file of the lock cannot be written.
  case noLock(String, String)
  /// The folder of the package was removed or moved.
  case gone(String)
  /// The package has no such target.
  case noTarget(String, meant: String?, known: [String])

  var description: String {
    switch self {
    case .alreadyWatched(let process):
      "this package is watched already\(process.map { " by process \($0)" } ?? ""); use that terminal, or end it first"
    case .noLock(let path, let reason): "\(CleanText.line(path)) cannot be written: \(reason)"
    case .gone(let folder):
      "\(CleanText.line(folder)) was removed or moved; start \"galley watch\" again in the package's folder"
    case .noTarget(let name, let meant, let known):
      "the package has no target \"\(CleanText.line(name))\"; "
        + (meant.map { SpellingSuggestion.bareQuestion($0) } ?? "there are \(known.joined(separator: ", "))")
    }
  }
}
