import GalleyRaster

/// Areas that combine two; here their outlines consist of straight lines, at most 1/64 of a point from the
/// exact ones.
extension Path {
  /// Returns the outline of the union of this path and another.
  ///
  /// - Parameters:
  ///   - other: The other outline.
  ///   - eoFill: Whether the even-odd rule decides which points are inside.
  /// - Returns: The outline.
  /// - Reference: [SwiftUI's `union(_:eoFill:)`](https://developer.apple.com/documentation/swiftui/path/union(_:eofill:)).
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, with: other, eoFill ? .evenOdd : .nonZero)
  }

  /// Returns the outline of the intersection of this path and another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, with: other, eoFill ? .evenOdd : .nonZero)
  }

  /// Returns the outline of this path without another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, with: other, eoFill ? .evenOdd : .nonZero)
  }

  /// Returns the outline of the points inside exactly one of this path and another.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, with: other, eoFill ? .evenOdd : .nonZero)
  }

  /// Returns the parts of this line that are inside of an outline.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    clipped(to: other, keepingInside: true, eoFill ? .evenOdd : .nonZero)
  }

  /// Returns the parts of this line that are outside of an outline.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    clipped(to: other, keepingInside: false, eoFill ? .evenOdd : .nonZero)
  }

  /// Returns an outline of the same area whose parts do not cross.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(.union, with: Path(), eoFill ? .evenOdd : .nonZero)
  }
}
