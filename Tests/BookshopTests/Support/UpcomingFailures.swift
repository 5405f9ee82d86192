import Synchronization

/// The number of requests that fail next.
final class UpcomingFailures: Sendable {
  private let count = Mutex(0)

  func add(_ number: Int) { count.withLock { $0 += number } }

  /// Whether the present request fails.
  func take() -> Bool {
    count.withLock { count in
      guard count > 0 else { return false }
      count -= 1
      return true
    }
  }
}
