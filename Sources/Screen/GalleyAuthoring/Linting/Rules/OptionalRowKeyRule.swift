import GalleyPages

/// Rows are identified by an element that every row has.
enum OptionalRowKeyRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    layout.properties.compactMap { property in
      guard case .rows(let declaration, let type, let key?) = property.member else { return nil }
      let row = LayoutDescription.of(type)
      let isRequired = DeviceVariants.distinguishing([row]).allSatisfy { row.promises(on: $0).demands(key) }
      guard !isRequired else { return nil }
      return LayoutProblem(
        .optionalRowKey, in: layout, property.name, at: declaration.place, other: row.name(of: key))
    }
  }
}
