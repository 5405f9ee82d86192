/// The use that a list of drawing commands makes of symbols.
package struct SymbolUse: Hashable, Sendable {
  /// Whether a symbol was drawn, so that the picture depends on the icon sets.
  package var isDrawn = false
  /// The names that have no drawing; boxes are shown instead.
  package var missing: Set<String> = []

  /// Adds the use that another list makes.
  package mutating func formUnion(_ other: SymbolUse) {
    isDrawn = isDrawn || other.isDrawn
    missing.formUnion(other.missing)
  }
}
