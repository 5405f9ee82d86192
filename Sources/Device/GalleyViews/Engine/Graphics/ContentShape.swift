import Foundation
import GalleyRaster
import GalleyTree

/// The purposes of a view's shape.
///
/// - Reference: [SwiftUI's `ContentShapeKinds`](https://developer.apple.com/documentation/swiftui/contentshapekinds).
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches and drags.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a dragged view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview in a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

nonisolated extension View {
  /// Sets the shape in which the view accepts touches.
  ///
  /// - Parameters:
  ///   - shape: The shape, of this view's size.
  ///   - eoFill: Whether the even-odd rule decides which points are inside.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `contentShape(_:eoFill:)`](https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)).
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    modified(by: ContentShapeModifier(outline: shape.outline, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// Sets the shape of the view for some purposes; here only the shape for touches has an effect.
  ///
  /// - Parameters:
  ///   - kind: The purposes.
  ///   - shape: The shape, of this view's size.
  ///   - eoFill: Whether the even-odd rule decides which points are inside.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `contentShape(_:_:eoFill:)`](https://developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:)).
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View
  {
    modified(
      by: ContentShapeModifier(
        outline: kind.contains(.interaction) ? shape.outline : nil, rule: eoFill ? .evenOdd : .nonZero))
  }
}

/// A modifier that limits touches to a shape, and accepts them in all of it.
struct ContentShapeModifier: NodeModifier {
  let outline: ShapeOutline?
  let rule: DisplayList.FillRule

  @MainActor func contentContains(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool? {
    guard let outline else { return child.contentContains(point) }
    guard node.frame.contains(point) else { return false }
    return outline.reading { node.environment }.path(node.frame).contains(point, rule)
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    contentContains(node, child, point) == false ? nil : child.hitTest(point)
  }
}
