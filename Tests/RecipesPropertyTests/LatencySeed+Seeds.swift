import Foundation
import SeededCases

@testable import RecipesTests

extension LatencySeed {
  /// The environment variable that chooses seeds.
  private static let variable = "GALLEY_SEED"

  /// Whether the seeds were chosen, by that variable.
  static var isChosen: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// The seeds of this run: that of `GALLEY_SEED` alone, if it is set; `100-199` stands for a hundred of them.
  ///
  /// Few, as each runs the whole suite: `GALLEY_SOAK=500` is a thousand.
  static var seeds: [UInt64] {
    if let text = ProcessInfo.processInfo.environment[variable] {
      let ends = text.split(separator: "-").compactMap { UInt64($0) }
      guard let lowest = ends.min(), let highest = ends.max() else {
        fatalError("\(variable) is a number, or two such as 100-199, not \(text)")
      }
      return Array(lowest...highest)
    }
    return Array(Soak.seeds(2))
  }
}
