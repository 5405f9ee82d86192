import Glibc

/// The place that a path names for output, links followed.
///
/// - A plain file, or a name that is free, is written beside and renamed.
/// - A character device, such as `/dev/null`, and a pipe are written in place, and so is an open file of this process,
///   which `/dev/stdout` and `/dev/fd/3` name.
/// - A symbolic link stays, and its target is written by these rules; a link to nothing is refused, as cp(1)
///   does.
/// - A folder, a block device, a socket, and a file without permission to write are refused.
package enum OutputPlace: Hashable, Sendable {
  /// A plain file or a free name, in a folder.
  case file(folder: String, name: String)
  /// A character device or a pipe.
  case stream(String)
  /// An open file of this process.
  case descriptor(Int32)

  /// The number of links that Linux follows in one path.
  ///
  /// - Reference: path_resolution(7).
  private static let mostLinks = 40

  /// Finds the place.
  ///
  /// - Throws: An error about `path` with the reason why nothing can be written there.
  package init(_ path: String) throws(FileError) {
    func failure(_ reason: FileError.Reason) -> FileError { FileError(.write, path, reason) }
    var place = path
    for step in 0...Self.mostLinks {
      let (parent, name) = Self.split(place)
      guard !name.isEmpty, name != ".", name != ".." else { throw failure(.folder) }
      guard let folder = Self.resolved(parent) else {
        let code = errno
        throw failure(code == ENOENT ? (step == 0 ? .noFolder(parent) : .linkToNothing) : .init(code: code))
      }
      if folder == "/proc/\(getpid())/fd", let number = Int32(name) {
        guard fcntl(number, F_GETFD) >= 0 else { throw failure(.missing) }
        self = .descriptor(number)
        return
      }
      let full = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var facts = stat()
      guard lstat(full, &facts) == 0 else {
        let code = errno
        guard code == ENOENT else { throw failure(.init(code: code)) }
        guard step == 0 else { throw failure(.linkToNothing) }
        self = .file(folder: folder, name: name)
        return
      }
      switch facts.st_mode & S_IFMT {
      case S_IFLNK:
        guard let target = Self.target(of: full) else { throw failure(.init(code: errno)) }
        place = target.hasPrefix("/") ? target : "\(folder)/\(target)"
        continue
      case S_IFDIR: throw failure(.folder)
      case S_IFBLK: throw failure(.blockDevice)
      case S_IFSOCK: throw failure(.socket)
      case S_IFREG:
        // The folder alone would decide otherwise, and a file that nobody may write would be replaced.
        guard faccessat(AT_FDCWD, full, W_OK, AT_EACCESS) == 0 else { throw failure(.init(code: errno)) }
        self = .file(folder: folder, name: name)
      default: self = .stream(full)
      }
      return
    }
    throw failure(.linkLoop)
  }

  /// The folder that a path names a thing in, and the thing's name, which is empty if the path ends with a slash.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let name = String(path[path.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  private static func resolved(_ folder: String) -> String? {
    guard let found = realpath(folder, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  private static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
