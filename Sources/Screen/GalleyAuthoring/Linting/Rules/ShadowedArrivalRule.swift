import GalleyPages

/// In a `OneOf`, no page is there wherever a later one is: the first that is there counts.
enum ShadowedArrivalRule: AtlasRule {
  static func problems(of atlas: AtlasLayouts) -> [LayoutProblem] {
    atlas.all.flatMap { layout in
      layout.properties.flatMap { property -> [LayoutProblem] in
        let arrivals = property.member.arrivals.map(LayoutDescription.of)
        return arrivals.indices.compactMap { index in
          let isShadowed = arrivals[..<index].contains { earlier in
            earlier.type != arrivals[index].type && PageMarks.compare(earlier, arrivals[index]).aWhereB
          }
          guard isShadowed else { return nil }
          return LayoutProblem(
            .shadowedArrival, in: layout, property.name, at: property.member.declaration?.place,
            other: arrivals[index].name)
        }
      }
    }
  }
}

extension Member {
  /// The pages that a tap may open.
  var arrivals: [any Layout.Type] {
    switch self {
    case .element(_, let pages), .family(let pages): pages
    case .component, .rows: []
    }
  }
}
