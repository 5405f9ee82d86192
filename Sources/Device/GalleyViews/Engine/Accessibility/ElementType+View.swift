import GalleyTree

nonisolated extension View {
  /// Changes the view's element type for tests, as on screens of the system.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - identifier: The identifier; empty for the current one.
  ///   - title: The title, which replaces the label; `nil` for an element that keeps its label.
  ///   - role: The role.
  /// - Returns: The view.
  package func elementType(
    _ type: ElementType, identifier: String = "", title: String? = nil, role: ElementRole? = nil
  ) -> some View {
    modified(
      by: AccessibilityModifier { element in
        element.type = type
        if !identifier.isEmpty { element.identifier = identifier }
        if let title {
          element.title = title
          element.label = ""
        }
        element.role = role ?? element.role
      })
  }
}
