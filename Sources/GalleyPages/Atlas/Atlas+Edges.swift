/// One way from a page to another.
public struct AtlasEdge: Hashable, Sendable, Codable {
  /// The page the way begins on.
  public var from: String
  /// The element that is tapped, such as `tabs.home`; rows end in `[]`, families in `()`.
  public var via: String
  /// The page it leads to.
  public var to: String

  /// Names a way.
  package init(from: String, via: String, to: String) {
    self.from = from
    self.via = via
    self.to = to
  }
}

extension Atlas {
  /// The ways between the pages, in the order of the pages and of their elements.
  ///
  /// Elements of components and rows belong to the page they are on.
  package var edges: [AtlasEdge] {
    descriptions.flatMap { page in
      Self.ways(from: page, prefix: "", within: []).map { AtlasEdge(from: page.name, via: $0.via, to: $0.to) }
    }
  }

  private static func ways(
    from layout: LayoutDescription, prefix: String, within outer: Set<ObjectIdentifier>
  ) -> [(via: String, to: String)] {
    // A layout that is used inside of itself, as trees are, is walked once.
    guard !outer.contains(ObjectIdentifier(layout.type)) else { return [] }
    let outer = outer.union([ObjectIdentifier(layout.type)])
    return layout.properties.flatMap { property -> [(via: String, to: String)] in
      let name = prefix + property.name
      switch property.member {
      case .element(_, let destinations):
        return destinations.map { (name, LayoutDescription.of($0).name) }
      case .family(let destinations):
        return destinations.map { (name + "()", LayoutDescription.of($0).name) }
      case .component(_, let content):
        return ways(from: LayoutDescription.of(content), prefix: name + ".", within: outer)
      case .rows(_, let row, _):
        return ways(from: LayoutDescription.of(row), prefix: name + "[].", within: outer)
      }
    }
  }
}
