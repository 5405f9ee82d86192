import Foundation

/// The rules of a custom layout, with its cache.
@MainActor final class CustomRules<Rules: Layout>: ContainerLayout {
  let rules: Rules
  private let direction: LayoutDirection
  private unowned let host: ViewHost
  private var cache: Rules.Cache?
  /// The last update of the cache, and the members it was for.
  private var pass = -1
  private var known: [Node] = []
  let stackAxis: Axis?

  init(_ rules: Rules, in context: NodeContext, keeping old: CustomRules<Rules>?) {
    self.rules = rules
    direction = context.environment.layoutDirection
    host = context.host
    cache = old?.cache
    stackAxis = (rules as? AnyLayout)?.stackAxis ?? Rules.layoutProperties.stackOrientation
    // Only the layout itself knows its guides.
    host.willSetGuide(nil)
  }

  /// Calls the layout with its cache, which is updated once an update.
  private func calling<Value>(
    _ members: [Node], _ body: (LayoutSubviews, inout Rules.Cache) -> Value
  ) -> Value {
    let subviews = LayoutSubviews(members, direction)
    var cache = self.cache ?? rules.makeCache(subviews: subviews)
    let isStale = pass != host.updatePass || !known.elementsEqual(members, by: ===)
    if isStale, self.cache != nil { rules.updateCache(&cache, subviews: subviews) }
    pass = host.updatePass
    known = members
    // A layout that is called again during a call finds its previous cache.
    self.cache = cache
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  func size(of members: [Node], in proposal: ProposedSize) -> CGSize {
    calling(members) { rules.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func placements(of members: [Node], in bounds: CGRect, _ proposal: ProposedSize) -> [Placement] {
    calling(members) { subviews, cache in
      rules.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return subviews.placements(in: bounds, proposal)
    }
  }

  func guide(_ key: AlignmentKey, of members: [Node], in bounds: CGRect, _ proposal: ProposedSize) -> CGFloat?
  {
    calling(members) { subviews, cache in
      key.axis == .horizontal
        ? rules.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : rules.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func spacing(of members: [Node]) -> ViewSpacing {
    calling(members) { rules.spacing(subviews: $0, cache: &$1) }
  }
}

extension LayoutNode {
  /// Updates the node with a custom layout, whose cache is kept.
  func update<Rules: Layout>(_ view: some View, custom rules: Rules, in context: NodeContext) {
    let old = layout as? CustomRules<Rules>
    update(view, layout: CustomRules(rules, in: context, keeping: old), in: context)
  }
}

/// Views that a custom layout places.
nonisolated struct LayoutView<Rules: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let layout: Rules
  let content: Content

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? LayoutNode) ?? LayoutNode(context.host)
    node.update(content, custom: layout, in: context)
    return node
  }
}
