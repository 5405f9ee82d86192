import GalleyDiff
import GalleyImage
import GalleySystem
import Glibc
import Synchronization

/// Compares two files byte by byte, piece by piece, by as many threads as come.
final class ByteComparison: Sendable {
  /// The bytes of each file that a thread holds at a time: both pieces fit into a core's cache, and stay there.
  private static let pieceBytes = 64 * 1_024

  private let (first, second): (Int32, Int32)
  private let size: Int
  /// Where the next piece begins.
  private let next = Atomic(0)
  private let foundDifference = Atomic(false)

  /// Opens two files.
  ///
  /// - Parameters:
  ///   - first: One file's path.
  ///   - second: The other's.
  ///   - limit: The most bytes they may have.
  ///   - links: Whether the paths may be symbolic links.
  /// - Returns: Nil if the files have different sizes or one cannot be read, since whoever reads it as a picture can say why.
  init?(_ first: String, _ second: String, limit: Int, links: BoundedFile.Links) {
    guard let a = try? BoundedFile.open(first, limit: limit, links: links) else { return nil }
    guard let b = try? BoundedFile.open(second, limit: limit, links: links) else {
      close(a.descriptor)
      return nil
    }
    (self.first, self.second, size) = (a.descriptor, b.descriptor, a.size)
    if a.size != b.size { return nil }
  }

  deinit {
    close(first)
    close(second)
  }

  /// Whether no difference was found so far: when all threads have compared, whether both files have the same bytes.
  var areEqual: Bool { !foundDifference.load(ordering: .relaxed) }

  /// Compares what no other thread has begun with, until a difference is found.
  func compare() {
    withUnsafeTemporaryAllocation(byteCount: 2 * Self.pieceBytes, alignment: 64) { memory in
      let pieces = (memory.baseAddress!, memory.baseAddress! + Self.pieceBytes)
      while areEqual {
        let offset = next.add(Self.pieceBytes, ordering: .relaxed).oldValue
        if offset >= size { break }
        let count = min(Self.pieceBytes, size - offset)
        let isSame =
          Self.read(first, pieces.0, count, at: offset) && Self.read(second, pieces.1, count, at: offset)
          && memcmp(pieces.0, pieces.1, count) == 0
        if !isSame { foundDifference.store(true, ordering: .relaxed) }
      }
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
