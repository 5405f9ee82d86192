import GalleyBaselines
import Synchronization
import Testing

/// Numbers the snapshots of a test that have no name of their own, in the order in which they are made.
enum SnapshotCounter {
  private static let counts = Mutex<[TestOwner: Int]>([:])

  /// The number of the next snapshot without a name, from 1 up.
  ///
  /// - Parameter test: The test.
  /// - Returns: The number.
  /// - Throws: ``SnapshotError/unnamed`` where the order of snapshots is not that of the source: a parameterised test
  ///   whose cases run side by side.
  static func next(of test: TestOwner) throws(SnapshotError) -> Int {
    if Test.Case.current?.isParameterized == true { throw .unnamed }
    return counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 0]
    }
  }

  /// Begins to count anew, as XCTest begins a test, perhaps one that ran before.
  static func reset() {
    counts.withLock { $0 = [:] }
  }
}
