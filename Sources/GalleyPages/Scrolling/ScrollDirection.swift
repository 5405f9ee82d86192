import GalleyAutomation

/// Towards what a container is scrolled; a finger that does it moves the other way.
public enum ScrollDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// To what is further up.
  case up
  /// To what is further down.
  case down
  /// To what is further left.
  case left
  /// To what is further right.
  case right

  /// Along which direction that is.
  var axis: ScrollAxis { self == .up || self == .down ? .vertical : .horizontal }
  /// Whether it goes towards the right or lower end.
  var isForward: Bool { self == .down || self == .right }
}
