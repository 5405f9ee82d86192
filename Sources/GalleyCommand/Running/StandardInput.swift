import GalleyImage
import GalleySystem
import Glibc

/// Reads what is piped to the process.
enum StandardInput {
  /// Reads up to its end, or up to so many bytes: whoever asks for one more than is allowed finds what is too long.
  ///
  /// - Parameter most: How many bytes to read at the most.
  /// - Returns: The bytes.
  /// - Throws: `FileError`.
  static func read(most: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = Glibc.read(STDIN_FILENO, &part, min(part.count, most - bytes.count))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, "standard input", .init(code: errno)) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }
}
