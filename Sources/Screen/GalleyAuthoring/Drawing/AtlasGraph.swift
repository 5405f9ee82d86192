import GalleyPages
import GalleyText
import GalleyTree

/// The pages of atlases or of a web site and the ways between them, ready to be drawn.
package struct AtlasGraph: Hashable, Sendable {
  /// One page.
  package struct Node: Hashable, Sendable {
    /// The role of a page in the graph.
    package enum Kind: String, Sendable {
      /// The first page of its atlas.
      case start
      /// A page that an element leads to.
      case page
      /// A page that no element leads to.
      case unreached
      /// Something that may come up over any page.
      case overlay
      /// A page that an element leads to, and that the atlas does not name.
      case unnamed
      /// Elements that several pages share, such as a tab bar.
      case shared
      /// A page that cannot be opened.
      case broken
    }

    /// The picture of a page.
    package struct Picture: Hashable, Sendable {
      /// The path of a PNG file, which Graphviz reads.
      package var path: String
      /// The size on the drawing, in points.
      package var width, height: Int
      /// The file's bytes in base64.
      package var data: String

      package init(path: String, width: Int, height: Int, data: String) {
        (self.path, self.width, self.height, self.data) = (path, width, height, data)
      }
    }

    /// The whole name, by which ways find it.
    let key: String
    let name: String
    let kind: Kind
    let picture: Picture?

    package init(name: String, kind: Kind, picture: Picture? = nil) {
      key = name
      self.name = AtlasGraph.clean(name)
      self.kind = kind
      self.picture = picture
    }
  }

  /// All ways from one page to another; or, without a name, that a page has something that it shares with others.
  struct Arrow: Hashable, Sendable {
    let from: Int
    let to: Int
    /// The elements that are tapped, each once, in the order of the atlas.
    var names: [String]
  }

  /// The graph of one test target, or of several that register the same pages.
  struct Suite: Hashable, Sendable {
    var module: String
    var nodes: [Node] = []
    var arrows: [Arrow] = []
    /// The number of ways.
    var ways = 0
  }

  let suites: [Suite]

  package init(_ inspection: LayoutInspection) {
    var suites: [Suite] = []
    for suite in inspection.suites.map(Self.suite) {
      let twin = suites.firstIndex { $0.nodes == suite.nodes && $0.arrows == suite.arrows }
      if let twin { suites[twin].module += ", \(suite.module)" } else { suites.append(suite) }
    }
    self.suites = suites
  }

  /// The pages of a web site.
  ///
  /// - Parameters:
  ///   - site: The site's name.
  ///   - pages: The pages, each with a name of its own, the first one first.
  ///   - edges: The links between them; those in a part of the page that others may have begin with its name and a full stop.
  package init(site: String, pages: [Node], edges: [AtlasEdge]) {
    let shared = SharedWays.all(in: edges)
    let common = Set(shared.flatMap(\.edges))
    // A page's link to itself says nothing, except in a menu that all pages have.
    suites = [Self.suite(site, pages, edges.filter { $0.from != $0.to || common.contains($0) }, shared)]
  }

  private static func suite(_ facts: LayoutInspection.Suite) -> Suite {
    var nodes: [Node] = []
    var known: Set<String> = []
    func add(_ name: String, _ kind: Node.Kind) {
      if known.insert(name).inserted { nodes.append(Node(name: name, kind: kind)) }
    }
    let reached = Set(facts.edges.filter { $0.from != $0.to }.map(\.to))
    for (index, page) in facts.pages.enumerated() {
      add(page, index == 0 ? .start : reached.contains(page) ? .page : .unreached)
    }
    for overlay in facts.overlays { add(overlay, .overlay) }
    for edge in facts.edges {
      add(edge.from, .unnamed)
      add(edge.to, .unnamed)
    }
    return suite(facts.module, nodes, facts.edges, SharedWays.all(in: facts.edges))
  }

  private static func suite(
    _ module: String, _ nodes: [Node], _ edges: [AtlasEdge], _ shared: [SharedWays]
  ) -> Suite {
    var suite = Suite(module: clean(module), nodes: nodes)
    let places = Dictionary(zip(nodes.map(\.key), nodes.indices)) { first, _ in first }
    func connect(_ from: Int, _ to: Int, _ name: String?) {
      let names = name.map { [clean($0)] } ?? []
      if let known = suite.arrows.firstIndex(where: { $0.from == from && $0.to == to }) {
        for name in names where !suite.arrows[known].names.contains(name) {
          suite.arrows[known].names.append(name)
        }
      } else {
        suite.arrows.append(Arrow(from: from, to: to, names: names))
      }
    }
    let common = Set(shared.flatMap(\.edges))
    for edge in edges where !common.contains(edge) {
      guard let from = places[edge.from], let to = places[edge.to] else { continue }
      connect(from, to, edge.via)
    }
    for ways in shared {
      let hub = suite.nodes.count
      suite.nodes.append(Node(name: ways.owner, kind: .shared))
      for page in ways.pages { places[page].map { connect($0, hub, nil) } }
      for way in ways.ways { places[way.to].map { connect(hub, $0, way.name) } }
    }
    suite.ways = Set(edges).count
    return suite
  }

  /// Longer than any name that a person would give.
  private static let longestName = 60

  private static func clean(_ name: String) -> String {
    CleanText.line(name, limit: longestName)
  }

  /// The content of the graph, in one sentence.
  package var summary: String {
    let nodes = suites.flatMap(\.nodes)
    let overlays = nodes.count { $0.kind == .overlay }
    let pages = nodes.count { $0.kind != .overlay && $0.kind != .shared }
    let ways = suites.reduce(0) { $0 + $1.ways }
    var parts = [EnglishNoun.count(pages, "page"), EnglishNoun.count(ways, "way") + " between them"]
    if overlays > 0 {
      parts.append(EnglishNoun.count(overlays, "overlay") + " that may come up over any page")
    }
    let lost = nodes.filter { $0.kind == .unreached }.map(\.name)
    let broken = nodes.filter { $0.kind == .broken }.map(\.name)
    if !broken.isEmpty { parts.append("\(broken.joined(separator: ", ")) cannot be opened") }
    if !lost.isEmpty { parts.append("no element leads to \(lost.joined(separator: ", "))") }
    return parts.joined(separator: "; ")
  }

  /// Whose graph it is, as a title.
  package var title: String {
    "Pages of " + suites.map(\.module).joined(separator: ", ")
  }
}
