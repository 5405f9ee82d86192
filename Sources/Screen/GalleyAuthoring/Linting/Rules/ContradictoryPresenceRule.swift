import GalleyPages

/// No element must be there and must not be there on one device.
enum ContradictoryPresenceRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    let situations = DeviceVariants.distinguishing([layout]).map(layout.promises)
    return layout.properties.compactMap { property in
      guard let declaration = property.member.declaration,
        let promises = situations.first(where: { $0.demands(declaration) && $0.forbids(declaration) })
      else { return nil }
      let line = promises.absent.first { $0.member.declaration == declaration }?.place
      return LayoutProblem(.contradictoryPresence, in: layout, property.name, at: line ?? declaration.place)
    }
  }
}
