import Foundation
import GalleyRaster

/// A shape that can be inset.
///
/// - Reference: [SwiftUI's `InsettableShape`](https://developer.apple.com/documentation/swiftui/insettableshape).
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, inset on all sides.
  ///
  /// - Parameter amount: The inset, in points.
  /// - Returns: The shape.
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape {
  /// Returns the shape in an inset rectangle.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

// The name is SwiftUI's.
/// A shape in an inset rectangle.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// Returns the shape's outline in the inset rectangle; empty if nothing is left of it.
  public func path(in rect: CGRect) -> Path {
    let rest = rect.insetBy(dx: amount, dy: amount)
    return rest.isNull ? Path() : base.path(in: rest)
  }
}

/// An inset version of the shape of the container around, as set by `containerShape(_:)`; otherwise a
/// rectangle.
///
/// - Reference: [SwiftUI's `ContainerRelativeShape`](https://developer.apple.com/documentation/swiftui/containerrelativeshape).
nonisolated public struct ContainerRelativeShape: InsettableShape, ContainerRelative {
  public init() {}

  /// Returns a rectangle: the container is known only while drawing.
  public func path(in rect: CGRect) -> Path { Path(rect: rect) }
}

/// A rectangle whose corners have the centres of those of the container around, as set by `containerShape(_:)`;
/// here without one its corners are square.
///
/// - Reference: [SwiftUI's `ConcentricRectangle`](https://developer.apple.com/documentation/swiftui/concentricrectangle).
nonisolated public struct ConcentricRectangle: InsettableShape, ContainerRelative {
  public init() {}

  /// Returns a rectangle: the container is known only while drawing.
  public func path(in rect: CGRect) -> Path { Path(rect: rect) }
}

/// A shape that is drawn as that of the container around.
protocol ContainerRelative {}

/// The shape of a container, with its place.
@MainActor final class ContainerShape {
  /// The shape made smaller by a distance, in a rectangle.
  let inset: @Sendable (CGFloat, CGRect) -> Path
  /// The node whose shape it is.
  weak var node: Node?

  nonisolated init(inset: @escaping @Sendable (CGFloat, CGRect) -> Path) {
    self.inset = inset
  }

  /// The shape's version for a part of the container.
  func path(in rect: CGRect) -> Path {
    let place = node?.frame ?? rect
    let sides = [
      rect.minX - place.minX, place.maxX - rect.maxX, rect.minY - place.minY, place.maxY - rect.maxY,
    ]
    let distance = max(0, sides.min() ?? 0)
    return inset(distance, rect.insetBy(dx: -distance, dy: -distance))
  }
}

nonisolated extension View {
  /// Sets the shape that a ``ContainerRelativeShape`` inside follows.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `containerShape(_:)`](https://developer.apple.com/documentation/swiftui/view/containershape(_:)).
  public func containerShape(_ shape: some InsettableShape) -> some View {
    modified(by: ContainerShapeModifier { shape.inset(by: $0).path(in: $1) })
  }
}

/// A modifier that sets the shape of a container.
struct ContainerShapeModifier: NodeModifier {
  private let container: ContainerShape

  init(_ inset: @escaping @Sendable (CGFloat, CGRect) -> Path) {
    container = ContainerShape(inset: inset)
  }

  func environment(_ values: inout EnvironmentValues) {
    values.containerShape = container
  }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    container.node = node
  }
}
