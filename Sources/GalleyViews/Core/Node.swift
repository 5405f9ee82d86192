import Foundation
import GalleyRaster
import GalleyTree

/// What lives on the screen for a view: its state, its place, and how it answers touches.
///
/// Views come and go with every evaluation; nodes stay as long as their view keeps its place.
package class Node {
  /// Which live object this is; the same in every snapshot.
  package let handle: UInt64
  /// The window this is in.
  package unowned let host: ViewHost
  /// The node that placed this one.
  package weak var parent: Node?
  /// Where this is, in points of the window, on whole pixels.
  package private(set) var frame: CGRect = .zero
  /// The offer that the size was the answer to.
  package private(set) var offered = ProposedSize.unspecified
  /// The values handed down from above.
  package var environment: EnvironmentValues
  /// The last update in which this was part of the window.
  package var pass = 0

  private var placedInLayout = -1
  private var measured: [ProposedSize: CGSize] = [:]
  private var measuredInPass = -1

  package init(_ host: ViewHost) {
    self.host = host
    self.handle = host.makeHandle()
    self.environment = host.environment
  }

  /// What a container lays out in this node's place: usually the node itself, for groups their members.
  package var layoutChildren: [Node] { [self] }

  /// The nodes placed by this one, in paint order.
  package var placedChildren: [Node] { [] }

  /// How much room this takes of what it is offered; asked once a proposal and update.
  package final func measure(_ proposal: ProposedSize) -> CGSize {
    if measuredInPass != host.updatePass {
      measured.removeAll(keepingCapacity: true)
      measuredInPass = host.updatePass
    } else if let size = measured[proposal] {
      return size
    }
    let size = sizeThatFits(proposal)
    measured[proposal] = size
    return size
  }

  /// How much room this takes of what it is offered.
  package func sizeThatFits(_ proposal: ProposedSize) -> CGSize { .zero }

  /// Gives the node its place and has it place what is inside.
  ///
  /// - Parameters:
  ///   - rect: The exact place.
  ///   - parent: Who gives it.
  ///   - offered: The offer that the place's size was the answer to; what is inside is measured by it again.
  package final func place(in rect: CGRect, by parent: Node?, offered: ProposedSize? = nil) {
    self.parent = parent
    self.offered = offered ?? ProposedSize(rect.size)
    frame = host.snapped(rect)
    placedInLayout = host.layoutPass
    placeChildren(in: rect)
  }

  /// Whether the last layout gave this a place; what was removed, covered or scrolled away has none.
  package var isInWindow: Bool { placedInLayout == host.layoutPass }

  /// Whether what stands in this node's place has a place in the window.
  package var isShown: Bool { isInWindow }

  /// Places what is inside, given this node's exact place.
  package func placeChildren(in rect: CGRect) {}

  /// Adds what this looks like to a display list.
  package func draw(into list: inout DisplayList) {
    for child in placedChildren { child.draw(into: &list) }
  }

  /// The elements that assistive technology sees here.
  package func elements(in context: ElementContext) -> [Element] {
    let children = placedChildren
    var inner = context
    if children.count != 1 { inner.container = nil }
    return children.flatMap { $0.elements(in: inner) }
  }

  /// The deepest node that takes a touch at a point, if any.
  package func hitTest(_ point: CGPoint) -> Node? {
    for child in placedChildren.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return takesTouches && frame.contains(point) ? self : nil
  }

  /// How much this matters when a stack gives out room; the higher comes first.
  package var layoutPriority: Double { 0 }

  /// Whether something of this is at a point, even where it takes no touches.
  package func covers(_ point: CGPoint) -> Bool {
    let children = placedChildren
    return children.isEmpty ? frame.contains(point) : children.contains { $0.covers(point) }
  }

  /// Whether a touch that nothing inside takes ends here instead of passing through.
  package var takesTouches: Bool { false }

  /// What takes the whole window and keeps clear of bars by itself, if this is, or only wraps, such a node.
  package var windowFiller: (any FillsWindow)? { self as? any FillsWindow }

  /// Called when a finger comes down here.
  ///
  /// - Parameter point: Where the finger is.
  /// - Returns: Whether the touch is used up by that, as when it stops something that moves.
  package func touchBegan(at point: CGPoint) -> Bool { false }

  /// What a tap does, if it does something here.
  package var tapAction: (() -> Void)? { nil }

  /// Whether a touch does what it does at once also in an app that is late, as what belongs to the system does.
  package var answersAtOnce: Bool { false }

  /// What a long press does, if it does something here.
  package var longPressAction: (() -> Void)? { nil }

  /// Called when a finger that may become a tap comes to lie here, and when it no longer may.
  package func pressChanged(_ isPressed: Bool) {}

  /// Whether a finger that starts to move here is followed by this node.
  ///
  /// - Parameters:
  ///   - start: Where the finger was put down.
  ///   - direction: Which way it moves.
  /// - Returns: Whether it is.
  package func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool { false }

  /// Whether a finger that something inside would follow is followed by this node instead.
  ///
  /// - Parameters:
  ///   - other: What would follow it.
  ///   - start: Where the finger was put down.
  ///   - direction: Which way it moves.
  /// - Returns: Whether it is.
  package func claimsPan(of other: Node, from start: CGPoint, direction: PanDirection) -> Bool { false }

  /// Whether a finger that comes down here is followed from the first moment, before it has moved.
  ///
  /// - Parameter point: Where the finger is.
  /// - Returns: Whether it is.
  package func tracksTouch(from point: CGPoint) -> Bool { false }

  /// A finger begins to be followed.
  package func panBegan() {}

  /// Follows a finger.
  package func panChanged(_ pan: Pan) {}

  /// The finger was lifted.
  package func panEnded(_ pan: Pan) {}

  /// The node left the window while a finger moved it.
  package func panCancelled() {}
}

/// Which way a finger moves.
package enum PanDirection: Sendable {
  case up, down, left, right

  package init(_ translation: CGVector) {
    if abs(translation.dx) > abs(translation.dy) {
      self = translation.dx < 0 ? .left : .right
    } else {
      self = translation.dy < 0 ? .up : .down
    }
  }

  package var isVertical: Bool { self == .up || self == .down }
}

/// A finger on its way.
package struct Pan: Sendable {
  /// Where the finger was put down, in points of the window.
  package var start: CGPoint
  /// Where it is.
  package var location: CGPoint
  /// Where it was when the pan was last told of.
  package var previous: CGPoint
  /// How fast it moves, in points a second.
  package var velocity: CGVector

  package var delta: CGVector {
    CGVector(dx: location.x - previous.x, dy: location.y - previous.y)
  }

  package var translation: CGVector {
    CGVector(dx: location.x - start.x, dy: location.y - start.y)
  }
}

/// What holds for the elements of a part of the window.
package struct ElementContext {
  /// What of the window is visible here.
  package var clip: CGRect
  /// The row these elements fill, which gets what is said of them all.
  var container: ElementContainer?

  package init(clip: CGRect) {
    self.clip = clip
  }

  /// What holds inside of something that shows no more than its frame.
  func within(_ frame: CGRect) -> ElementContext {
    let visible = frame.intersection(clip)
    return ElementContext(clip: visible.isNull ? .zero : visible)
  }

  /// Fills in which part of an element is visible.
  package func clipped(_ element: Element) -> Element {
    guard !clip.contains(element.frame) else { return element }
    var element = element
    var appearance = element.appearance ?? Appearance()
    let visible = element.frame.intersection(clip)
    appearance.visibleFrame = visible.isNull ? .zero : visible
    element.appearance = appearance
    return element
  }
}
