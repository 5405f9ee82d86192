/// The limits on files with trees, which come from outside.
package enum TreeLimits {
  /// The most bytes: a hundred thousand elements of XML.
  package static let bytes = 64 * 1_024 * 1_024
  /// The most elements; the largest pages that were measured had 20 000.
  package static let elements = 200_000
}
