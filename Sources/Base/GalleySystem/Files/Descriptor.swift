import Foundation
import Glibc

/// An open file or folder, closed when it goes out of scope.
package struct Descriptor: ~Copyable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Opens a plain file for reading, and returns its size; pipes and devices are refused, never waited for.
  ///
  /// `path`: the file, from `folder` or absolute.
  package static func open(
    _ path: String, in folder: Int32 = AT_FDCWD, limit: Int, followsLinks: Bool
  ) throws(FileError.Reason) -> (number: Int32, size: Int) {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    let number = openat(folder, path, flags)
    guard number >= 0 else { throw .init(code: errno) }
    do throws(FileError.Reason) {
      var facts = stat()
      guard fstat(number, &facts) == 0 else { throw .init(code: errno) }
      switch facts.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw .folder
      default: throw .notFile
      }
      let size = Int(facts.st_size)
      guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
      return (number, size)
    } catch {
      close(number)
      throw error
    }
  }

  /// Writes all bytes, however many calls it takes.
  ///
  /// - Returns: The system's error number, or 0.
  package borrowing func write(_ bytes: some ContiguousBytes) -> Int32 {
    let number = number
    return bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  /// Reads to the end; a file that grows meanwhile is held to the limit too.
  package borrowing func readAll(expecting size: Int, limit: Int) throws(FileError.Reason) -> [UInt8] {
    // One byte more than expected, so that the end is seen without another turn.
    var bytes = [UInt8](repeating: 0, count: max(size, 0) + 1)
    var filled = 0
    while true {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(number, $0.baseAddress! + filled, $0.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .init(code: errno) }
      if count == 0 { break }
      filled += count
      guard filled <= limit else { throw .tooLarge(bytes: filled, limit: limit) }
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
    }
    bytes.removeSubrange(filled...)
    return bytes
  }

  /// Reads some bytes; `nil` if there are fewer.
  package borrowing func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let found = bytes.withUnsafeMutableBytes { pread(number, $0.baseAddress, count, offset) }
    return found == count ? bytes : nil
  }

  /// Waits until the content is on the disk.
  ///
  /// - Returns: The system's error number, or 0, also on file systems without the notion.
  package borrowing func flush() -> Int32 {
    while fsync(number) != 0 {
      if errno == EINTR { continue }
      return errno == EINVAL || errno == ENOTSUP ? 0 : errno
    }
    return 0
  }
}
