import Foundation

/// A view's size, and its alignment guides.
///
/// - Reference: [SwiftUI's `ViewDimensions`](https://developer.apple.com/documentation/swiftui/viewdimensions).
public struct ViewDimensions: Sendable {
  /// The view's width, in points.
  public let width: CGFloat
  /// The view's height, in points.
  public let height: CGFloat
  /// The view, and the proposal that the size belongs to; `nil` for dimensions without explicit guides.
  private let source: (node: Node, proposal: ProposedSize)?

  /// Creates dimensions without explicit guides.
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    source = nil
  }

  /// Creates the dimensions of a view.
  init(_ size: CGSize, of node: Node, in proposal: ProposedSize) {
    width = size.width
    height = size.height
    source = (node, proposal)
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// The place of a guide, measured from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a guide, measured from the upper edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a guide that the view or a view inside sets, measured from the leading edge, in points.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The place of a guide that the view or a view inside sets, measured from the upper edge, in points.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }

  /// The place of a guide; computed on the main actor, as layout is.
  subscript(explicit key: AlignmentKey) -> CGFloat? {
    guard let source else { return nil }
    return MainActor.assumeIsolated { source.node.explicitGuide(key, in: source.proposal) }
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are equal; guides are not compared, because they are computed on demand.
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.width == other.width && one.height == other.height
  }
}
