import Foundation

nonisolated extension View {
  /// Sets the place of a horizontal alignment in the view.
  ///
  /// - Parameters:
  ///   - g: The alignment.
  ///   - computeValue: A closure that computes the distance from the view's leading edge, in points.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `alignmentGuide(_:computeValue:)`](https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-9mdoh).
  public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    modified(by: AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the place of a vertical alignment in the view.
  ///
  /// - Parameters:
  ///   - g: The alignment.
  ///   - computeValue: A closure that computes the distance from the view's upper edge, in points.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `alignmentGuide(_:computeValue:)`](https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-6y3u2).
  public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    modified(by: AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

/// A guide that a view sets.
struct AlignmentGuideModifier: NodeModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.willSetGuide(key)
  }

  @MainActor func guide(
    _ key: AlignmentKey, _ node: ModifierNode<Self>, _ child: Node, _ size: CGSize, _ proposal: ProposedSize
  ) -> CGFloat? {
    guard key == self.key else { return child.explicitGuide(key, in: proposal) }
    let dimensions = child.dimensions(in: proposal)
    return node.read { computeValue(dimensions) }
  }
}

extension Node {
  /// The size and the guides that this has for a proposal.
  final func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(measure(proposal), of: self, in: proposal)
  }
}
