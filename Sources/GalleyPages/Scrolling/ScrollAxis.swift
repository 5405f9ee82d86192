import Foundation

/// Along which direction something is scrolled.
public enum ScrollAxis: String, Hashable, Sendable, Codable {
  /// Up and down.
  case vertical
  /// Left and right.
  case horizontal

  /// The direction across.
  var other: ScrollAxis { self == .vertical ? .horizontal : .vertical }

  func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
  func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
  func length(of rect: CGRect) -> CGFloat { self == .vertical ? rect.height : rect.width }

  /// A point: so far along this axis, and so far across it.
  func point(at position: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
  }
}
