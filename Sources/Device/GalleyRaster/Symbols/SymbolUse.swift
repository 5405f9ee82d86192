/// The use that a list of drawing commands makes of symbols.
package struct SymbolUse: Hashable, Sendable {
  /// The symbols that were drawn, so that the picture depends on their drawings.
  package var drawn: Set<DrawnSymbol> = []
  /// The names that have no drawing; boxes are shown instead.
  package var missing: Set<String> = []

  /// Adds the use that another list makes.
  package mutating func formUnion(_ other: SymbolUse) {
    drawn.formUnion(other.drawn)
    missing.formUnion(other.missing)
  }
}
