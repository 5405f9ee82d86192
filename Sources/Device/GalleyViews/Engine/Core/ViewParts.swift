/// The subviews of a view, without evaluating any body.
@MainActor package enum ViewParts {
  /// Returns the views in a builder's block, a group or a collection; any other view is returned alone.
  package static func of(_ view: any View) -> [any View] {
    if let source = view as? any RowSource { return (0..<source.rowCount).map { source.row(at: $0) } }
    if let parts = view as? any Flattening { return parts.flattened.map(\.view) }
    return [view]
  }

  /// Whether a part is the view itself, which nothing was taken out of.
  package static func isSame(_ part: any View, _ view: any View) -> Bool {
    type(of: part) == type(of: view) && !(view is any Flattening) && !(view is any RowSource)
  }
}
