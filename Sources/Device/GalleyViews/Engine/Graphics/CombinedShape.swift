import Foundation
import GalleyRaster

nonisolated extension Shape {
  /// Returns the union of this shape and another.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule decides which points are inside.
  /// - Returns: The shape.
  /// - Reference: [SwiftUI's `union(_:eoFill:)`](https://developer.apple.com/documentation/swiftui/shape/union(_:eofill:)).
  public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the intersection of this shape and another.
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns this shape without another.
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the points inside exactly one of this shape and another.
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line that are inside of another.
  public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line that are outside of another.
  public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A shape made of two in one rectangle.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}
