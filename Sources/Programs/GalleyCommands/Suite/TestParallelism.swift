import Foundation

/// The number of tests that Swift Testing runs at once in one process.
///
/// Each synchronous test occupies a thread of Swift's pool, which has one for each processor. Where they occupy all, nothing reports an end
/// before the last test has begun (Swift 6.3): neither a line nor an event. So one thread stays free where there are more than two
/// processors. With one or two, a free thread would cost half of the tests' speed or more, so ends are reported late there.
struct TestParallelism {
  /// The variable that Swift Testing reads.
  static let variable = "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"

  /// As many processors of a worker are all used.
  private static let fewProcessors = 2

  /// An environment for tests; a number that the user sets stays.
  static func environment(
    _ environment: [String: String], workers: Int,
    processors: Int = ProcessInfo.processInfo.activeProcessorCount
  ) -> [String: String] {
    let threads = max(1, processors / max(1, workers))
    let width = threads > fewProcessors ? threads - 1 : threads
    return [variable: "\(width)"].merging(environment) { $1 }
  }
}
