import Foundation
import Galley
import SeededCases

/// The seed of the device's latency and of the moment at which the app asks for a review.
enum LatencySeed {
  /// The seed of the running test; `nil` for a device that is in time.
  @TaskLocal static var seed: UInt64?

  /// The seeds of this run: that of `GALLEY_SEED` alone, if it is set; `100-199` stands for a hundred of them.
  ///
  /// Few, as each runs the whole suite: `GALLEY_SOAK=500` is a thousand.
  static var seeds: [UInt64] {
    if let text = ProcessInfo.processInfo.environment["GALLEY_SEED"] {
      let ends = text.split(separator: "-").compactMap { UInt64($0) }
      guard let lowest = ends.min(), let highest = ends.max() else {
        fatalError("GALLEY_SEED is a number, or two such as 100-199, not \(text)")
      }
      return Array(lowest...highest)
    }
    return Array(Soak.seeds(2))
  }

  /// The most that anything is late.
  private static let limit = Duration.seconds(5)

  /// Makes a device late, if the running test has a seed.
  ///
  /// - Parameter device: The device.
  static func apply(to device: SimulatedDevice) {
    guard let seed else { return }
    device.latency = SeededLatency(seed: seed, upTo: limit)
    var generator = SeededGenerator(seed: seed)
    device.launchEnvironment["RECIPES_RATING_AFTER"] = "\(Double.random(in: 0.5...40, using: &generator))"
  }

  /// The time that pages and actions may take: several delays may come one after the other.
  static var timeout: Duration? { seed.map { _ in .seconds(60) } }
}
