import Foundation

/// The number of tests that Swift Testing runs at once in one process.
///
/// Each synchronous test occupies a thread of Swift's pool, which has one for each processor. Where tests occupy all, nothing reports an end
/// before the last test has begun (Swift 6.3): neither a line nor an event. So one thread stays free in each process. On two processors one
/// process then runs one test at a time. Tests on the simulated device lose nothing by that, since they take turns on the main actor.
struct TestParallelism {
  /// The variable that Swift Testing reads.
  static let variable = "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"

  /// An environment for tests; a number that the user sets stays.
  static func environment(
    _ environment: [String: String], workers: Int,
    processors: Int = ProcessInfo.processInfo.activeProcessorCount
  ) -> [String: String] {
    let width = max(1, min(processors / max(1, workers), processors - 1))
    return [variable: "\(width)"].merging(environment) { $1 }
  }
}
