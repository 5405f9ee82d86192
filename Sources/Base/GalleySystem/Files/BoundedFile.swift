import Foundation
import Glibc

/// Reads whole files that are not too large.
package enum BoundedFile {
  /// The ways to treat a symbolic link as the last part of a path.
  package enum Links: Hashable, Sendable {
    case followed
    case refused
  }

  /// Reads a whole file of at most `limit` bytes.
  package static func read(
    _ path: String, limit: Int, links: Links = .followed
  ) throws(FileError) -> Data {
    let (number, size) = try open(path, limit: limit, links: links)
    let file = Descriptor(number)
    do throws(FileError.Reason) { return Data(try file.readAll(expecting: size, limit: limit)) } catch {
      throw FileError(.read, path, error)
    }
  }

  /// Opens a file of at most `limit` bytes; the caller closes it.
  package static func open(
    _ path: String, limit: Int, links: Links
  ) throws(FileError) -> (descriptor: Int32, size: Int) {
    do throws(FileError.Reason) {
      let file = try Descriptor.open(path, limit: limit, followsLinks: links == .followed)
      return (file.number, file.size)
    } catch {
      throw FileError(.read, path, error)
    }
  }

  /// Asks the system to read a file into its cache, so that the next reader does not wait for the disk.
  ///
  /// It is a request: nothing depends on it, and a file that cannot be read is left for its reader to report.
  ///
  /// - Reference: posix_fadvise(2), `POSIX_FADV_WILLNEED`.
  package static func readAhead(_ path: String, limit: Int, links: Links = .followed) {
    guard let file = try? open(path, limit: limit, links: links) else { return }
    defer { close(file.descriptor) }
    _ = posix_fadvise(file.descriptor, 0, 0, POSIX_FADV_WILLNEED)
  }
}
