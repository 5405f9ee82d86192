import Foundation
import GalleyRaster
import GalleyTree

/// The views of a window that come and go.
///
/// A removed view is no longer in the layout and the element tree, and accepts no touches; it is only drawn
/// at its last place until its transition is over.
@MainActor final class Presences {
  private unowned let host: ViewHost
  private var coming: [ObjectIdentifier: PresenceNode] = [:]
  private var leaving: [LeavingNode] = []
  private var appeared: [Node] = []
  private var removed: [Removal] = []

  private struct Removal {
    let node: Node
    weak var parent: Node?
    let hadParent: Bool
    /// The place among its parent's nodes.
    let index: Int
  }

  private struct LeavingNode {
    let presence: PresenceNode
    let removal: Removal
    /// The place of the parent in the layout.
    let origin: CGPoint
  }

  init(host: ViewHost) {
    self.host = host
  }

  /// Notes that a node of the tree is replaced or removed, while it still has its place.
  func removing(_ node: Node) {
    guard host.animations.isUpdating else { return }
    for child in node.layoutChildren where child.isInWindow && child.parent?.showsTransitions != false {
      guard host.animations.mayAnimate || child.transition?.ownAnimation != nil else { continue }
      let siblings = child.parent.map(\.placedChildren) ?? host.root?.layoutChildren ?? []
      removed.append(
        Removal(
          node: child, parent: child.parent, hadParent: child.parent != nil,
          index: siblings.firstIndex { $0 === child } ?? siblings.count))
    }
  }

  /// Notes that a node was placed for the first time.
  func appeared(_ node: Node) {
    guard !(node is PresenceNode), !(node is PlaceholderNode) else { return }
    if let parent = node.parent {
      // Only the outermost new node has a transition; in a new window none has.
      guard parent.showsTransitions, parent.firstLayout >= 0, parent.firstLayout < host.layoutPass else {
        return
      }
    } else if host.layoutPass < 2 {
      return
    }
    if host.animations.mayAnimate || node.transition?.ownAnimation != nil { appeared.append(node) }
  }

  /// Begins the transitions of views that came and went in this update, after its layout.
  func settle() {
    guard !appeared.isEmpty || !removed.isEmpty else { return }
    let (new, old) = (appeared, removed)
    (appeared, removed) = ([], [])
    for node in new { come(node) }
    for removal in old { leave(removal) }
  }

  private func come(_ node: Node) {
    let presence = PresenceNode(host, of: node)
    guard presence.mayMove else { return }
    presence.show(.willAppear)
    presence.show(.identity)
    if presence.isMoving { coming[ObjectIdentifier(node)] = presence }
  }

  private func leave(_ removal: Removal) {
    guard !removal.node.isInWindow else { return }
    if removal.hadParent, removal.parent?.isInWindow != true { return }
    let presence =
      coming.removeValue(forKey: ObjectIdentifier(removal.node)) ?? PresenceNode(host, of: removal.node)
    guard presence.mayMove else { return }
    if !presence.isMoving { presence.show(.identity) }
    presence.show(.didDisappear)
    if presence.isMoving {
      leaving.append(
        LeavingNode(
          presence: presence, removal: removal, origin: removal.parent?.settledFrame.origin ?? .zero))
    }
  }

  /// Forgets finished transitions.
  func dropFinished() {
    coming = coming.filter { $0.value.isMoving }
    leaving.removeAll { !$0.presence.isMoving || ($0.removal.hadParent && $0.removal.parent == nil) }
  }

  /// Draws nodes side by side, with those that have left from among them.
  ///
  /// - Parameters:
  ///   - children: The nodes.
  ///   - parent: The node that placed them; `nil` for the window.
  ///   - list: The display list.
  func draw(_ children: [Node], of parent: Node?, into list: inout DisplayList) {
    guard !coming.isEmpty || !leaving.isEmpty else {
      for child in children { child.draw(into: &list) }
      return
    }
    let gone = left(of: parent)
    for (index, child) in children.enumerated() {
      for node in gone where node.removal.index == index { draw(node, into: &list) }
      (coming[ObjectIdentifier(child)] ?? child).draw(into: &list)
    }
    for node in gone where node.removal.index >= children.count { draw(node, into: &list) }
  }

  /// Returns the view that a modifier draws as its content.
  func drawn(_ target: Node?, in node: Node) -> Node? {
    guard !coming.isEmpty || !leaving.isEmpty else { return target }
    guard let target else { return left(of: node).isEmpty ? nil : DrawnTogether(host, [], of: node) }
    if left(of: node).isEmpty, coming[ObjectIdentifier(target)] == nil { return target }
    return DrawnTogether(host, [target], of: node)
  }

  private func left(of parent: Node?) -> [LeavingNode] {
    leaving.filter { $0.removal.parent === parent && $0.removal.hadParent == (parent != nil) }
  }

  private func draw(_ node: LeavingNode, into list: inout DisplayList) {
    let origin = node.removal.parent?.frame.origin ?? .zero
    let way = Transform.translation(x: origin.x - node.origin.x, y: origin.y - node.origin.y)
    list.nested(in: way == .identity ? nil : .pushTransform(way)) { node.presence.draw(into: &$0) }
  }
}

/// Nodes that a modifier draws in place of one.
private final class DrawnTogether: Node {
  private let children: [Node]
  private let owner: Node

  init(_ host: ViewHost, _ children: [Node], of owner: Node) {
    self.children = children
    self.owner = owner
    super.init(host)
  }

  override func draw(into list: inout DisplayList) {
    host.presences.draw(children, of: owner, into: &list)
  }
}

/// A node that comes or goes, inside of its transition.
private final class PresenceNode: Node {
  private let node: Node
  private let how: AnyTransition
  private var effect: Node?
  private var motions: [ViewAnimations.WeakMotion] = []
  /// The node around, as long as it is there.
  private weak var around: Node?

  init(_ host: ViewHost, of node: Node) {
    self.node = node
    how = node.transition ?? .opacity
    around = node.parent
    super.init(host)
    environment = node.environment
  }

  override var transactionParent: Node? { around }

  /// Whether the transition takes time.
  var mayMove: Bool {
    how.ownAnimation != nil || host.animations.transaction(at: node).animation != nil
  }

  var isMoving: Bool { motions.contains { $0.motion?.isMoving == true } }

  override var placedChildren: [Node] { effect?.layoutChildren ?? [] }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren { child.place(in: rect, by: self) }
  }

  /// Shows the node in a phase of its transition: at first at once, then animated.
  func show(_ phase: TransitionPhase) {
    let view = how.apply(to: AnyView(PlaceholderForNode(node: node)), phase)
    let context = NodeContext(environment: environment, host: host)
    host.animations.observer = { [weak self] in self?.motions.append(ViewAnimations.WeakMotion(motion: $0)) }
    effect = view.reconciled(with: effect, in: context)
    place(in: node.settledFrame, by: around)
    host.animations.observer = nil
  }

  override func draw(into list: inout DisplayList) {
    for child in placedChildren { child.draw(into: &list) }
  }
}

/// A placeholder for an existing node.
private struct PlaceholderForNode: View, PrimitiveView {
  typealias Body = Never

  let node: Node

  func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let placeholder = (old as? PlaceholderNode) ?? PlaceholderNode(context.host)
    placeholder.node = node
    return placeholder
  }
}

/// The node of a placeholder, which draws the other node at its place.
final class PlaceholderNode: Node {
  fileprivate var node: Node?

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize { node?.settledFrame.size ?? .zero }

  override func draw(into list: inout DisplayList) {
    guard let node else { return }
    // The other node may be on its way by itself.
    let here = frame.origin
    let there = node.settledFrame.origin
    let way = Transform.translation(x: here.x - there.x, y: here.y - there.y)
    list.nested(in: way == .identity ? nil : .pushTransform(way), node.draw)
  }

  override func elements(in context: ElementContext) -> [Element] { [] }
}
