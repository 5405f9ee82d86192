import GalleyPages

/// The body says of each element whether it must be there; a region of a checkpoint does not say that.
///
/// Families are left out: their elements exist only with an argument.
enum UnstatedPresenceRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    let promises = layout.blueprint.promises { _ in true }
    let stated = Set(
      (promises.required + promises.absent + promises.optional).compactMap(\.member.declaration))
    return layout.properties.compactMap { property in
      guard let declaration = property.member.declaration, !stated.contains(declaration) else { return nil }
      return LayoutProblem(.unstatedPresence, in: layout, property.name, at: declaration.place)
    }
  }
}
