import Foundation

/// How long seeded tests look for faults: `GALLEY_SOAK=100` multiplies their cases by 100.
enum Soak {
  private static let factor = max(
    1, ProcessInfo.processInfo.environment["GALLEY_SOAK"].flatMap(Int.init) ?? 1)

  /// A number of cases, multiplied.
  static func times(_ cases: Int) -> Int { cases * factor }
}
