import GalleyPages

/// A page and an overlay require something on every device: else they are there on every screen, or on none.
enum NothingRequiredRule: AtlasRule {
  static func problems(of atlas: AtlasLayouts) -> [LayoutProblem] {
    var known: Set<ObjectIdentifier> = []
    return (atlas.pages + atlas.overlays).compactMap { layout in
      guard known.insert(ObjectIdentifier(layout.type)).inserted else { return nil }
      let isEmpty = DeviceVariants.distinguishing([layout]).contains {
        layout.promises(on: $0).demanded.isEmpty
      }
      return isEmpty ? LayoutProblem(.nothingRequired, in: layout, at: layout.place) : nil
    }
  }
}
