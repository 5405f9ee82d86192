import Foundation

/// The place that a container gives one of its members.
struct Placement {
  /// The member.
  let node: Node
  /// The offer that its size is the answer to.
  let proposal: ProposedSize
  /// The place in the coordinates of the container's bounds, for an interface from left to right.
  var frame: CGRect
}

/// The rules by which a container lays out its members.
@MainActor protocol ContainerLayout {
  /// The axis along which members follow each other, if they do.
  var stackAxis: Axis? { get }
  /// The size that members need of an offer.
  func size(of members: [Node], in proposal: ProposedSize) -> CGSize
  /// Returns the places of members in bounds whose size is that for a proposal.
  func placements(of members: [Node], in bounds: CGRect, _ proposal: ProposedSize) -> [Placement]
  /// The guide that members give the container, if they do.
  func guide(_ key: AlignmentKey, of members: [Node], in bounds: CGRect, _ proposal: ProposedSize) -> CGFloat?
  /// The distances that the container prefers to its neighbours.
  func spacing(of members: [Node]) -> ViewSpacing
  /// Whether places follow only from the arguments here, without side effects.
  var keepsPlaces: Bool { get }
}

extension ContainerLayout {
  var keepsPlaces: Bool { false }

  func guide(_ key: AlignmentKey, of members: [Node], in bounds: CGRect, _ proposal: ProposedSize) -> CGFloat?
  {
    guard key.fraction == nil else { return nil }
    return combinedGuide(key, of: placements(of: members, in: bounds, proposal))
  }
}

/// Returns the combined guide of members for their container, whose corner is at zero.
@MainActor func combinedGuide(_ key: AlignmentKey, of placements: [Placement]) -> CGFloat? {
  key.combined(
    placements.compactMap { place in
      place.node.explicitGuide(key, in: place.proposal).map { $0 + place.frame.origin[key.axis] }
    })
}

/// The node of a container whose layout places the views inside.
final class LayoutNode: Node {
  private var content: Node?
  private(set) var layout: (any ContainerLayout)!
  /// Whether a single member stands for itself.
  private var isImplicit = false

  func update(
    _ view: some View, layout: any ContainerLayout, isImplicit: Bool = false, in context: NodeContext
  ) {
    environment = context.environment
    self.layout = layout
    self.isImplicit = isImplicit
    let isAlone = standsAside
    content = view.reconciled(with: content, in: isAlone ? context : inside(context))
    guard isImplicit, standsAside != isAlone else { return }
    // Spacers and dividers know along which axis they are.
    content = view.reconciled(with: content, in: standsAside ? context : inside(context))
  }

  private func inside(_ context: NodeContext) -> NodeContext {
    var context = context
    context.environment.stackAxis = layout.stackAxis
    context.environment.gridRow = nil
    context.environment.noteSurroundingTint()
    return context
  }

  /// Whether the members take the place of this node.
  private var standsAside: Bool { isImplicit && (content?.layoutChildren.count ?? 0) < 2 }

  override var layoutChildren: [Node] { standsAside ? content?.layoutChildren ?? [] : [self] }

  private var members: [Node] { members { content?.layoutChildren ?? [] } }

  override var placedChildren: [Node] { members.inPaintOrder }

  override var structure: [Node] { content.map { [$0] } ?? [] }

  /// Returns the preference in the order of the views, regardless of their depth.
  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { members.preference(key) }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    layout.size(of: members, in: proposal)
  }

  override func placeChildren(in rect: CGRect) {
    place(layout.placements(of: members, in: rect, offered), in: rect)
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    layout.guide(key, of: members, in: CGRect(origin: .zero, size: size), proposal)
  }

  override var keepsPlaces: Bool { layout.keepsPlaces }

  override var spacing: ViewSpacing { spacing { layout.spacing(of: members) } }
}

extension Node {
  /// Whether the interface runs from right to left.
  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// Places members according to a layout, mirrored in an interface from right to left.
  func place(_ placements: [Placement], in rect: CGRect) {
    for placement in placements {
      placement.node.place(
        in: mirrored(placement.frame, in: rect), by: self, offered: placement.proposal)
    }
  }

  /// Returns a place in a rectangle for the interface's direction, given for an interface from left to right.
  func mirrored(_ frame: CGRect, in rect: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    var frame = frame
    frame.origin.x = rect.minX + rect.maxX - frame.maxX
    return frame
  }
}
