import Foundation
import GalleyTree

/// A node whose parts another module of the package creates, and places in it.
package final class ArrangedNode: Node {
  /// A node inside, and its place from this one's corner, in points.
  package struct Part {
    package let node: Node
    package let frame: CGRect

    /// Creates a part.
    package init(node: Node, frame: CGRect) {
      self.node = node
      self.frame = frame
    }
  }

  /// The parts, in paint order.
  package var parts: [Part] = []
  /// The size that this takes of any offer.
  package var size = CGSize.zero
  /// An object that the other module keeps for the node.
  package var keeper: AnyObject?
  /// A closure that creates the elements of this node from those inside; `nil` to use those inside.
  package var makeElements: (([Element], ElementContext) -> [Element])?

  /// A closure that returns the facts of the view; `nil` if only the parts have facts.
  package var describe: (() -> ViewFacts)?

  package override var placedChildren: [Node] { parts.flatMap(\.node.layoutChildren) }

  package override var structure: [Node] { parts.map(\.node) }

  package override func sizeThatFits(_ proposal: ProposedSize) -> CGSize { size }

  package override func placeChildren(in rect: CGRect) {
    for part in parts {
      let frame = part.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      for child in part.node.layoutChildren {
        child.place(in: frame, by: self, offered: ProposedSize(frame.size))
      }
    }
  }

  package override func elements(in context: ElementContext) -> [Element] {
    let inside = super.elements(in: context)
    return makeElements?(inside, context) ?? inside
  }
}

extension ArrangedNode: DescribedNode {
  package var description: ViewFacts? { describe?() }
}
