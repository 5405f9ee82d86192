import Foundation
import Glibc

/// Reading whole files that are not too large.
public enum BoundedFile {
  /// Whether a file may be named by a symbolic link.
  public enum Links: Hashable, Sendable {
    /// A link is followed.
    case followed

    /// A link is refused when it is the path's last part.
    case refused
  }

  /// Reads a whole file.
  ///
  /// A file that grows while it is read is held to the limit too. Pipes and devices are refused, never waited
  /// for.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - limit: The most bytes it may have.
  ///   - links: Whether `path` may be a symbolic link.
  /// - Returns: Its bytes.
  /// - Throws: Why it could not be read.
  public static func read(
    _ path: String, limit: Int, links: Links = .followed
  ) throws(FileError) -> Data {
    let (descriptor, size) = try open(path, limit: limit, links: links)
    defer { close(descriptor) }
    // One byte more than expected, so that the end is seen without another turn.
    var data = Data(count: size + 1)
    var count = 0
    while true {
      let read = data.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      }
      if read < 0 && errno == EINTR { continue }
      guard read >= 0 else { throw FileError(.read, path, .init(code: errno)) }
      if read == 0 { break }
      count += read
      guard count <= limit else { throw FileError(.read, path, .tooLarge(bytes: count, limit: limit)) }
      if count == data.count { data.count *= 2 }
    }
    data.count = count
    return data
  }

  /// Opens a file for reading.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - limit: The most bytes it may have.
  ///   - links: Whether `path` may be a symbolic link.
  /// - Returns: Its descriptor, which the caller closes, and its size.
  /// - Throws: Why it could not be opened.
  package static func open(
    _ path: String, limit: Int, links: Links
  ) throws(FileError) -> (descriptor: Int32, size: Int) {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (links == .refused ? O_NOFOLLOW : 0)
    let descriptor = Glibc.open(path, flags)
    guard descriptor >= 0 else { throw FileError(.read, path, openingReason(code: errno)) }
    do throws(FileError) {
      let size = try regularSize(of: descriptor, path)
      guard size <= limit else { throw FileError(.read, path, .tooLarge(bytes: size, limit: limit)) }
      return (descriptor, size)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Opening a socket, or a device without a driver, fails with a number of its own.
  private static func openingReason(code: Int32) -> FileError.Reason {
    code == ENXIO || code == ENODEV ? .notFile : .init(code: code)
  }

  private static func regularSize(of descriptor: Int32, _ path: String) throws(FileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, .init(code: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw FileError(.read, path, .folder)
    default: throw FileError(.read, path, .notFile)
    }
  }
}
