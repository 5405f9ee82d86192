import Foundation
import GalleySystem
import SeededCases
import TemporaryFolders
import Testing

@testable import GalleyDiff
@testable import GalleyFileDiff

/// Two files are compared by their bytes, however many threads share the pieces.
@Suite struct ByteComparisonTests {
  private func comparison(of first: Data, _ second: Data, in folder: String) throws -> ByteComparison? {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).count
    let paths = ("\(folder)/a\(files)", "\(folder)/b\(files)")
    try first.write(to: URL(fileURLWithPath: paths.0))
    try second.write(to: URL(fileURLWithPath: paths.1))
    return ByteComparison(paths.0, paths.1, limit: 1_000_000, links: .followed)
  }

  /// Whether two threads find no difference.
  private func areEqual(_ comparison: ByteComparison) -> Bool {
    _ = concurrently({ comparison.compare() }, { comparison.compare() })
    return comparison.areEqual
  }

  @Test(arguments: Soak.seeds(20))
  func `one byte anywhere is a difference`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // Less than a piece, and many of them.
    let count = Int.random(in: 1...(Bool.random(using: &generator) ? 5_000 : 600_000), using: &generator)
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    var other = bytes
    other[Int.random(in: 0..<count, using: &generator)] ^= 1
    try withTemporaryFolder { folder in
      let (same, different) = (
        try comparison(of: bytes, bytes, in: folder), try comparison(of: bytes, other, in: folder)
      )
      let (first, second) = (try #require(same), try #require(different))
      #expect(areEqual(first))
      #expect(!areEqual(second))
    }
  }

  @Test func `files of other sizes are not opened for it`() throws {
    try withTemporaryFolder { folder in
      #expect(try comparison(of: Data([1, 2]), Data([1]), in: folder) == nil)
      #expect(try comparison(of: Data(), Data([1]), in: folder) == nil)
      let missing = ByteComparison("\(folder)/a", "\(folder)/none", limit: 10, links: .followed)
      #expect(missing == nil)
      // Whatever became of the comparisons, none has left a file open.
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
      #expect(open.filter { $0.hasPrefix(folder) } == [])
    }
  }
}
