import GalleyPages

/// Ways that several pages have in common, because a component is on all of them: a tab bar is drawn once.
struct SharedWays: Hashable {
  /// One of the ways.
  struct Way: Hashable {
    let name: String
    let to: String
  }

  /// On how many pages a component must be until it is drawn by itself.
  private static let fewestPages = 3

  /// The name of the component on the pages.
  let owner: String
  /// The pages that its elements lead to, in the order of the atlas.
  let ways: [Way]
  /// The pages that it is on, in the order of the atlas.
  private(set) var pages: [String]

  /// The same ways as those of each page.
  var edges: [AtlasEdge] {
    pages.flatMap { page in
      ways.map { AtlasEdge(from: page, via: "\(owner).\($0.name)", to: $0.to) }
    }
  }

  /// Finds the ways that pages share.
  static func all(in edges: [AtlasEdge]) -> [SharedWays] {
    var found: [SharedWays] = []
    var order: [[String]] = []
    var ways: [[String]: [Way]] = [:]
    for edge in edges {
      guard let point = edge.via.lastIndex(of: ".") else { continue }
      let place = [edge.from, String(edge.via[..<point])]
      if ways[place] == nil { order.append(place) }
      ways[place, default: []].append(
        Way(name: String(edge.via[edge.via.index(after: point)...]), to: edge.to))
    }
    for place in order {
      guard let own = ways[place], own.count > 1 else { continue }
      if let known = found.firstIndex(where: { $0.owner == place[1] && $0.ways == own }) {
        found[known].pages.append(place[0])
      } else {
        found.append(SharedWays(owner: place[1], ways: own, pages: [place[0]]))
      }
    }
    return found.filter { $0.pages.count >= fewestPages }
  }
}
