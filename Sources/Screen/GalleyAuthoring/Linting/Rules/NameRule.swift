import GalleyPages

/// Every page is named once, and no two layouts have one name: pictures and reports know them by it.
enum NameRule: AtlasRule {
  static func problems(of atlas: AtlasLayouts) -> [LayoutProblem] {
    var known: Set<ObjectIdentifier> = []
    let repeated = (atlas.pages + atlas.overlays).compactMap { layout in
      known.insert(ObjectIdentifier(layout.type)).inserted
        ? nil : LayoutProblem(.repeatedPage, in: layout, at: layout.place)
    }
    var names: Set<String> = []
    let shared = atlas.all.compactMap { layout in
      names.insert(layout.name).inserted ? nil : LayoutProblem(.sharedName, in: layout, at: layout.place)
    }
    return repeated + shared
  }
}
