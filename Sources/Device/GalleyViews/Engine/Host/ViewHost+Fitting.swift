import Foundation

extension ViewHost {
  /// Returns the size of the content for a space; several views are on top of each other, as the root's are.
  package func sizeThatFits(_ space: CGSize) -> CGSize { measured(ProposedSize(space)) }

  /// Returns the size of the content for a proposal; several views are on top of each other, as the root's
  /// are.
  func measured(_ proposal: ProposedSize) -> CGSize {
    flush()
    return (root?.layoutChildren ?? []).reduce(CGSize.zero) { whole, child in
      let size = child.measure(proposal)
      return CGSize(width: max(whole.width, size.width), height: max(whole.height, size.height))
    }
  }
}
