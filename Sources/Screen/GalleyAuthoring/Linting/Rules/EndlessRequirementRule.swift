import GalleyPages

/// No layout requires itself inside of itself: a screen cannot go on like that for ever.
enum EndlessRequirementRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    layout.properties.compactMap { property in
      guard let inner = property.member.layout, let declaration = property.member.declaration,
        let requirement = required(declaration, by: layout), reaches(layout, from: inner, known: [])
      else { return nil }
      return LayoutProblem(.endlessRequirement, in: layout, property.name, at: requirement.place)
    }
  }

  /// The line on which a layout requires an element on some device.
  private static func required(_ declaration: ElementDeclaration, by layout: LayoutDescription)
    -> Requirement?
  {
    DeviceVariants.distinguishing([layout]).lazy.flatMap { layout.promises(on: $0).demanded }
      .first { $0.member.declaration == declaration }
  }

  private static func reaches(
    _ goal: LayoutDescription, from layout: LayoutDescription, known: Set<ObjectIdentifier>
  ) -> Bool {
    if layout.type == goal.type { return true }
    guard !known.contains(ObjectIdentifier(layout.type)) else { return false }
    let known = known.union([ObjectIdentifier(layout.type)])
    return layout.properties.contains { property in
      guard let inner = property.member.layout, let declaration = property.member.declaration,
        required(declaration, by: layout) != nil
      else { return false }
      return reaches(goal, from: inner, known: known)
    }
  }
}

extension Member {
  /// The layout that is used inside of a component or of rows.
  var layout: LayoutDescription? {
    switch self {
    case .component(_, let inner), .rows(_, let inner, _): LayoutDescription.of(inner)
    case .element, .family: nil
    }
  }
}
