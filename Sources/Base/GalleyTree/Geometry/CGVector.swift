import Foundation

/// A two-dimensional vector, which Foundation on Linux lacks.
///
/// The members and their meaning are those of
/// [Apple's `CGVector`](https://developer.apple.com/documentation/corefoundation/cgvector).
/// Galley defines it here, once, for every module.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat

  /// The vertical component.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector()

  /// Creates the vector of length zero.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from the given components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from the given whole components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
