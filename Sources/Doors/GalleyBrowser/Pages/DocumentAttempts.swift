import Foundation

/// The attempts of a command to find a document that stays: each one that goes makes another attempt.
struct DocumentAttempts {
  /// The number of attempts so far.
  private(set) var count = 1

  /// The largest number.
  private static let most = 20

  /// Begins the next attempt after a pause, unless there were too many; tells whether it did.
  ///
  /// The second one comes at once, since most documents that go leave one that stays.
  mutating func next() -> Bool {
    guard count < Self.most else { return false }
    count += 1
    if count > 2 { Thread.sleep(forTimeInterval: min(0.005 * Double(count), 0.05)) }
    return true
  }
}
