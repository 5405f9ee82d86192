import GalleyImage
import GalleySystem
import Glibc

/// Compares two files byte by byte, a piece at a time.
enum ByteComparison {
  /// The bytes of each file that are held at a time: both pieces fit into a core's cache, and stay there.
  private static let pieceBytes = 64 * 1_024

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - first: One file's path.
  ///   - second: The other's.
  ///   - limit: The most bytes they may have.
  ///   - links: Whether the paths may be symbolic links.
  /// - Returns: Whether they have the same bytes; false as well if one cannot be read, since whoever reads it as a
  ///   picture can say why.
  static func areEqual(_ first: String, _ second: String, limit: Int, links: BoundedFile.Links) -> Bool {
    guard let a = try? BoundedFile.open(first, limit: limit, links: links) else { return false }
    defer { close(a.descriptor) }
    guard let b = try? BoundedFile.open(second, limit: limit, links: links) else { return false }
    defer { close(b.descriptor) }
    guard a.size == b.size else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 2 * pieceBytes, alignment: 64) { memory in
      let pieces = (memory.baseAddress!, memory.baseAddress! + pieceBytes)
      var offset = 0
      while offset < a.size {
        let count = min(pieceBytes, a.size - offset)
        guard read(a.descriptor, pieces.0, count, at: offset),
          read(b.descriptor, pieces.1, count, at: offset), memcmp(pieces.0, pieces.1, count) == 0
        else { return false }
        offset += count
      }
      return true
    }
  }

  private static func read(
    _ descriptor: Int32, _ target: UnsafeMutableRawPointer, _ count: Int, at offset: Int
  ) -> Bool {
    var done = 0
    while done < count {
      let read = pread(descriptor, target + done, count - done, offset + done)
      if read < 0 && errno == EINTR { continue }
      guard read > 0 else { return false }
      done += read
    }
    return true
  }
}
