import Foundation

nonisolated extension View {
  /// Sets whether there are lines above and below a row; the line between two rows belongs to the upper one.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modified(
      by: RowModifier { look in
        if visibility == .hidden {
          look.hiddenSeparators.formUnion(edges)
        } else {
          look.hiddenSeparators.subtract(edges)
        }
      })
  }

  /// Sets the colour of the lines at a row; `nil` for the default colour.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modified(by: RowModifier { if edges.contains(.bottom) { $0.separatorTint = color } })
  }

  /// Sets whether there are lines above and below a section; here there are none.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the colour of the lines at a section; here there are none.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}
