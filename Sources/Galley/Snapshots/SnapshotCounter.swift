import Synchronization
import Testing

/// Numbers the snapshots of a test that have no name of their own, in the order in which they are made.
enum SnapshotCounter {
  private static let counts = Mutex<[TestIdentity: Int]>([:])

  /// The number of the next snapshot without a name.
  ///
  /// - Parameter identity: The test.
  /// - Returns: Its number, from 1 up.
  /// - Throws: ``SnapshotError/unnamed`` where the order of snapshots is not that of the source: a parameterised test
  ///   whose cases run side by side.
  static func next(of identity: TestIdentity) throws(SnapshotError) -> Int {
    if Test.Case.current?.isParameterized == true { throw .unnamed }
    return counts.withLock { counts in
      counts[identity, default: 0] += 1
      return counts[identity, default: 0]
    }
  }

  /// Begins to count anew, as XCTest begins a test, perhaps one that ran before.
  static func reset() {
    counts.withLock { $0 = [:] }
  }
}
