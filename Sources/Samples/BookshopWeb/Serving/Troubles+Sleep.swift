import Foundation

extension Troubles {
  /// Waits on the thread of the request.
  package static let sleep: @Sendable (Duration) -> Void = { duration in
    guard duration > .zero else { return }
    let parts = duration.components
    Thread.sleep(forTimeInterval: Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
  }
}
