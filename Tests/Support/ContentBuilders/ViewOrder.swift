import Foundation

/// The place of a view to the one that is written before it in a content builder.
package enum ViewOrder: Sendable {
  case column, row, depth
  /// Beside or below it, where no measurement on a device says which.
  case apart

  /// Whether two views are placed in this order.
  @MainActor package func holds(in frames: MeasuredFrames) -> Bool {
    guard let upper = frames.of["upper"], let lower = frames.of["lower"] else { return false }
    return switch self {
    case .column: lower.minY >= upper.maxY && lower.minX < upper.maxX
    case .row: lower.minX >= upper.maxX && lower.minY < upper.maxY
    case .depth: lower.intersects(upper)
    case .apart: !lower.isEmpty && !upper.isEmpty && !lower.intersects(upper)
    }
  }
}
