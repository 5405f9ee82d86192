import Galley
import SeededCases

/// The seed of the device's latency and of the moment at which the app asks for a review.
enum LatencySeed {
  /// The seed of the running test; `nil` for a device that is in time.
  @TaskLocal static var seed: UInt64?

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
