import Foundation

extension ViewHost {
  /// The size that the content takes of a space; several views are on top of each other, as the root's are.
  package func sizeThatFits(_ space: CGSize) -> CGSize {
    flush()
    return (root?.layoutChildren ?? []).reduce(CGSize.zero) { whole, child in
      let size = child.measure(ProposedSize(space))
      return CGSize(width: max(whole.width, size.width), height: max(whole.height, size.height))
    }
  }
}
