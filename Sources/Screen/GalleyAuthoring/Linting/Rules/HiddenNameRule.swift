import GalleyPages

/// No element has the name of a member of `Page`: Swift would take the member, and say nothing.
enum HiddenNameRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    layout.properties.compactMap { property in
      guard PageMembers.names.contains(property.name) else { return nil }
      return LayoutProblem(
        .hiddenName, in: layout, property.name, at: property.member.declaration?.place,
        other: PageMembers.otherName(of: property))
    }
  }
}
