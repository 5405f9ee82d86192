import GalleyTree

/// The ways between pages that layouts declare, so that they can be followed.
struct PageGraph {
  /// One way: an element of a page, and the pages that a tap on it may open.
  struct Way {
    /// A component or the rows that the element is in.
    enum Container {
      case component(String, ElementDeclaration)
      case rows(String, RowKind)
    }

    /// The page it begins on.
    let page: LayoutDescription
    /// The components and rows around the element, from the outside in.
    let containers: [Container]
    /// The layout the element belongs to.
    let owner: LayoutDescription
    /// The element; `nil` for a family.
    let element: ElementDeclaration?
    /// The name, such as `messages[].open`.
    let via: String
    /// The pages it may open.
    let destinations: [LayoutDescription]

    /// The ways as plain facts.
    var edges: [AtlasEdge] {
      destinations.map { AtlasEdge(from: page.name, via: via, to: $0.name) }
    }
  }

  /// All pages: those it was made of first, then those that are found from them.
  private(set) var pages: [LayoutDescription] = []
  /// The ways from each page, in the order of its elements.
  private(set) var ways: [ObjectIdentifier: [Way]] = [:]

  /// Walks through pages, and through those that they lead to.
  init(from layouts: [LayoutDescription]) {
    var queue = layouts
    var next = 0
    while next < queue.count {
      let page = queue[next]
      next += 1
      guard ways[ObjectIdentifier(page.type)] == nil else { continue }
      pages.append(page)
      let own = Self.ways(from: page, in: page, containers: [], prefix: "", within: [])
      ways[ObjectIdentifier(page.type)] = own
      queue += own.flatMap(\.destinations)
    }
  }

  private static func ways(
    from page: LayoutDescription, in layout: LayoutDescription, containers: [Way.Container], prefix: String,
    within outer: Set<ObjectIdentifier>
  ) -> [Way] {
    // A layout that is used inside of itself, as trees are, is walked once.
    guard !outer.contains(ObjectIdentifier(layout.type)) else { return [] }
    let outer = outer.union([ObjectIdentifier(layout.type)])
    return layout.properties.flatMap { property -> [Way] in
      let name = prefix + property.name
      func way(_ element: ElementDeclaration?, _ destinations: [any Layout.Type], _ via: String) -> [Way] {
        guard !destinations.isEmpty else { return [] }
        return [
          Way(
            page: page, containers: containers, owner: layout, element: element, via: via,
            destinations: destinations.map(LayoutDescription.of))
        ]
      }
      switch property.member {
      case .element(let declaration, let destinations): return way(declaration, destinations, name)
      case .family(let destinations): return way(nil, destinations, name + "()")
      case .component(let declaration, let content):
        return ways(
          from: page, in: LayoutDescription.of(content),
          containers: containers + [.component(property.name, declaration)],
          prefix: name + ".", within: outer)
      case .rows(let declaration, let row, let key):
        let row = LayoutDescription.of(row)
        let kind = RowKind(declaration: declaration, layout: row, key: key)
        return ways(
          from: page, in: row, containers: containers + [.rows(property.name, kind)], prefix: name + "[].",
          within: outer)
      }
    }
  }
}

extension PageGraph {
  func ways(from page: LayoutDescription) -> [Way] { ways[ObjectIdentifier(page.type)] ?? [] }

  /// The first way of a shortest path.
  ///
  /// Among paths of one length, the order of elements counts.
  ///
  /// - Returns: The way, and the page that it should lead to; `nil` if there is no path.
  func first(
    from start: LayoutDescription, to end: LayoutDescription,
    where isOpen: (Way, LayoutDescription) -> Bool
  ) -> (way: Way, page: LayoutDescription, length: Int)? {
    let distances = distances(to: end, where: isOpen)
    var best: (way: Way, page: LayoutDescription, length: Int)?
    for way in ways(from: start) where way.element != nil {
      for page in way.destinations where isOpen(way, page) {
        guard let rest = distances[ObjectIdentifier(page.type)] else { continue }
        if best.map({ rest + 1 < $0.length }) ?? true { best = (way, page, rest + 1) }
      }
    }
    return best
  }

  /// The number of ways from each page to another one, breadth first and backwards.
  private func distances(
    to end: LayoutDescription, where isOpen: (Way, LayoutDescription) -> Bool
  ) -> [ObjectIdentifier: Int] {
    var distances = [ObjectIdentifier(end.type): 0]
    var isGrowing = true
    var length = 0
    while isGrowing {
      isGrowing = false
      for page in pages where distances[ObjectIdentifier(page.type)] == nil {
        let leads = ways(from: page).contains { way in
          way.element != nil
            && way.destinations.contains {
              distances[ObjectIdentifier($0.type)] == length && isOpen(way, $0)
            }
        }
        if leads {
          distances[ObjectIdentifier(page.type)] = length + 1
          isGrowing = true
        }
      }
      length += 1
    }
    return distances
  }
}

/// One way from a page to another.
package struct AtlasEdge: Hashable, Sendable, Codable {
  /// The page the way begins on.
  package var from: String
  /// The element that is tapped, such as `tabs.home`; rows end in `[]`, families in `()`.
  package var via: String
  /// The page it leads to.
  package var to: String

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
    let graph = PageGraph(from: descriptions)
    return descriptions.flatMap { graph.ways(from: $0).flatMap(\.edges) }
  }
}
