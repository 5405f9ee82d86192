import Foundation

/// One of the two directions in which frames are judged, each on its own.
enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Where a frame begins.
  func start(_ frame: CGRect) -> Double {
    self == .horizontal ? frame.minX : frame.minY
  }

  /// Where a frame ends.
  func end(_ frame: CGRect) -> Double {
    self == .horizontal ? frame.maxX : frame.maxY
  }

  /// How long a frame is.
  func length(_ frame: CGRect) -> Double {
    self == .horizontal ? frame.width : frame.height
  }
}
