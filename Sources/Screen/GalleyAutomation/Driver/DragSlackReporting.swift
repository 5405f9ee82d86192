import Foundation

/// A driver whose device takes a longer way of a finger for a touch than iOS does.
public protocol DragSlackReporting: Driver {
  /// The distance that a finger moves before content follows, in points.
  var dragSlack: CGFloat { get }
}
