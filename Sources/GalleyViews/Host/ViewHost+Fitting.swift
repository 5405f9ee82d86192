import Foundation

extension ViewHost {
  /// The size that the content takes of a space.
  package func sizeThatFits(_ space: CGSize) -> CGSize {
    flush()
    return root?.measure(ProposedSize(space)) ?? .zero
  }
}
