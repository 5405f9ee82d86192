import GalleyPages

/// The ways of an atlas lead to pages that it names, and to every page but the first.
enum WaysRule: AtlasRule {
  static func problems(of atlas: AtlasLayouts) -> [LayoutProblem] {
    let named = Set((atlas.pages + atlas.overlays).map { ObjectIdentifier($0.type) })
    var reached: Set<ObjectIdentifier> = []
    var unknown: [LayoutProblem] = []
    for layout in atlas.all {
      for property in layout.properties {
        for page in property.member.arrivals {
          // A page that leads to itself is not reached by that.
          if page != layout.type { reached.insert(ObjectIdentifier(page)) }
          guard !named.contains(ObjectIdentifier(page)) else { continue }
          unknown.append(
            LayoutProblem(
              .unknownDestination, in: layout, property.name, at: property.member.declaration?.place,
              other: LayoutDescription.of(page).name))
        }
      }
    }
    var known: Set<ObjectIdentifier> = Set(atlas.pages.prefix(1).map { ObjectIdentifier($0.type) })
    let unreachable = atlas.pages.compactMap { page -> LayoutProblem? in
      let key = ObjectIdentifier(page.type)
      guard known.insert(key).inserted, !reached.contains(key) else { return nil }
      return LayoutProblem(.unreachablePage, in: page, at: page.place)
    }
    return unknown + unreachable
  }
}
