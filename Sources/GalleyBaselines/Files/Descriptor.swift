import Glibc

/// An open file or folder, closed when it goes out of scope.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Writes all bytes, however many calls it takes.
  ///
  /// - Returns: The system's error number, or 0.
  borrowing func write(_ bytes: [UInt8]) -> Int32 {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress! + start, bytes.count - start) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      start += count
    }
    return 0
  }

  /// Reads to the end.
  ///
  /// - Returns: The bytes, or `nil` with the error number in `errno`.
  borrowing func readAll(expecting size: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: max(size, 0) + 1)
    var filled = 0
    while true {
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(number, $0.baseAddress! + filled, $0.count - filled)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if count == 0 { break }
      filled += count
    }
    bytes.removeSubrange(filled...)
    return bytes
  }

  /// Waits until the content is on the disk.
  ///
  /// - Returns: The system's error number, or 0. File systems without the notion are not at fault.
  borrowing func flush() -> Int32 {
    while fsync(number) != 0 {
      if errno == EINTR { continue }
      return errno == EINVAL || errno == ENOTSUP ? 0 : errno
    }
    return 0
  }
}
