import Foundation

/// Something whose time is taken.
struct Task {
  /// Its name: `part.thing`.
  let name: String
  /// Does it once; what it returns is kept alive until the clock has stopped.
  let run: () -> Any
  /// Further numbers, such as a file's size, taken once.
  var facts: () -> [String: Double] = { [:] }

  /// The times of some repetitions, in milliseconds.
  func times(_ count: Int) -> [Double] {
    (0..<count).map { _ in
      let start = ContinuousClock.now
      let result = run()
      let time = ContinuousClock.now - start
      withExtendedLifetime(result) {}
      return time / .milliseconds(1)
    }
  }
}
