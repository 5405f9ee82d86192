import Foundation

/// The number of tests that Swift Testing runs at once in one process.
///
/// Each synchronous test occupies a thread of Swift's pool, which has one for each processor. Where they occupy all, the pool reports no
/// test's end before the last test has begun (Swift 6.3): ten tests of 0.9 s on two processors are all reported after 4.6 s. So one thread
/// stays free. Apps on simulated devices take turns on the main actor anyway; `--workers` runs them side by side.
struct TestParallelism {
  /// The variable that Swift Testing reads.
  static let variable = "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"

  /// An environment for tests; a number that the user sets stays.
  static func environment(
    _ environment: [String: String], workers: Int,
    processors: Int = ProcessInfo.processInfo.activeProcessorCount
  ) -> [String: String] {
    let width = max(1, processors / max(1, workers) - 1)
    return [variable: "\(width)"].merging(environment) { $1 }
  }
}
