import Foundation
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Shows a number at the page's tab, or at the end of a list's row; 0 hides it.
  ///
  /// - Reference: [SwiftUI's `badge(_:)`](https://developer.apple.com/documentation/swiftui/view/badge(_:)-6k2u9).
  public func badge(_ count: Int) -> some View {
    badge(Text(count: count))
  }

  /// Shows a text at the page's tab, or at the end of a list's row.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `badge(_:)`](https://developer.apple.com/documentation/swiftui/view/badge(_:)-7qnk).
  public func badge(_ label: Text?) -> some View {
    modified(by: BadgeModifier(badge: label))
  }

  /// Shows a text from the app's string tables at the page's tab, or at the end of a list's row.
  ///
  /// - Parameter key: The key of the text; `nil` for no badge.
  /// - Returns: The view.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a verbatim text at the page's tab, or at the end of a list's row.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The view.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    badge(label.map { Text($0) })
  }
}

extension Text {
  /// The words of a badge with a number; `nil` for zero, which has no badge.
  init?(count: Int) {
    guard count != 0 else { return nil }
    self.init(verbatim: String(count))
  }
}

/// A modifier that sets the badge at a page's item, or at the end of a list's row.
struct BadgeModifier: NodeModifier {
  /// The distance between the badge and the content before it, in points.
  private static let distance: CGFloat = 8

  let badge: Text?

  var keepsLayout: Bool { false }
  var isExtraForEach: Bool { true }

  func environment(_ values: inout EnvironmentValues) {
    if values.isInListRow, !values.isInRowLink { values.rowBadge = badge }
  }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    guard let badge, context.environment.isInListRow else { return nil }
    return badge.inBadgeStyle.reconciled(with: old, in: context.insideControl)
  }

  /// The badge's node, unless a link in the row shows it.
  @MainActor func shown(_ node: ModifierNode<Self>) -> Node? {
    guard node.environment.isInRowLink || node.environment.row?.link == nil else { return nil }
    return node.extra?.layoutChildren.first
  }

  @MainActor private func placements(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect?, _ proposal: ProposedSize
  ) -> (size: CGSize, places: [Placement]) {
    guard let badge = shown(node) else {
      return (child.measure(proposal), [Placement(node: child, proposal: proposal, frame: bounds ?? .zero)])
    }
    let own = badge.measure(.unspecified)
    let rest = own.width + Self.distance
    let offer = ProposedSize(width: proposal.width.map { max(0, $0 - rest) }, height: proposal.height)
    let inner = child.measure(offer)
    let width = max(inner.width + rest, proposal.width.map { $0.isFinite ? $0 : 0 } ?? 0)
    let size = CGSize(width: width, height: max(inner.height, own.height))
    guard let bounds else { return (size, []) }
    let space = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width - rest, height: bounds.height)
    let end = CGRect(
      x: bounds.maxX - own.width, y: bounds.midY - own.height / 2, width: own.width, height: own.height)
    return (
      size,
      [
        Placement(node: child, proposal: offer, frame: Alignment.leading.place(inner, in: space)),
        Placement(node: badge, proposal: .unspecified, frame: end),
      ]
    )
  }

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    placements(node, child, in: nil, proposal).size
  }

  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement {
    placements(node, child, in: bounds, proposal).places[0]
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    node.place(placements(node, child, in: rect, node.offered).places, in: rect)
  }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    child.draw(into: &list)
    shown(node)?.draw(into: &list)
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    child.elements(in: context) + (shown(node)?.elements(in: context) ?? [])
  }
}
