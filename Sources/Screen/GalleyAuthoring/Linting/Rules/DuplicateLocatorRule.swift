import GalleyPages

/// No two elements of a layout have the same locator: a page could never distinguish them.
enum DuplicateLocatorRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    let declared = layout.properties.compactMap { property in
      property.member.declaration.map { (name: property.name, declaration: $0) }
    }
    return declared.indices.compactMap { index in
      let (name, declaration) = declared[index]
      let first = declared[..<index].first { clash($0.declaration, declaration) }
      return first.map {
        LayoutProblem(.duplicateLocator, in: layout, name, at: declaration.place, other: $0.name)
      }
    }
  }

  static func clash(_ a: ElementDeclaration, _ b: ElementDeclaration) -> Bool {
    guard a.locator == b.locator else { return false }
    let types = a.soughtTypes
    return types.isEmpty || b.soughtTypes.isEmpty || types.contains { b.soughtTypes.contains($0) }
  }
}
