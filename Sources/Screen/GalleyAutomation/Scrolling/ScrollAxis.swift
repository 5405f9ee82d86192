import Foundation

/// The direction along which something is scrolled.
public enum ScrollAxis: String, Hashable, Sendable, Codable {
  /// Up and down.
  case vertical
  /// Left and right.
  case horizontal

  /// The axis across this one.
  package var other: ScrollAxis { self == .vertical ? .horizontal : .vertical }

  package func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
  package func middle(of rect: CGRect) -> CGFloat { self == .vertical ? rect.midY : rect.midX }
  package func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
  package func length(of rect: CGRect) -> CGFloat { self == .vertical ? rect.height : rect.width }

  /// A point by its coordinates along this axis and across it.
  package func point(at position: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
  }
}
