import GalleyTree

/// The pages of atlases and the ways between them, ready to be drawn.
public struct AtlasGraph: Hashable, Sendable {
  /// One page.
  struct Node: Hashable {
    /// What a page is in the graph.
    enum Kind: String {
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
    }

    let name: String
    let kind: Kind
  }

  /// All ways from one page to another.
  struct Arrow: Hashable {
    let from: Int
    let to: Int
    /// The elements that are tapped, each once, in the order of the atlas.
    var names: [String]
  }

  /// The graph of one test target.
  struct Suite: Hashable {
    let module: String
    var nodes: [Node] = []
    var arrows: [Arrow] = []
  }

  let suites: [Suite]

  /// Makes a graph.
  ///
  /// - Parameter inspection: What test targets register.
  public init(_ inspection: LayoutInspection) {
    suites = inspection.suites.map(Self.suite)
  }

  private static func suite(_ facts: LayoutInspection.Suite) -> Suite {
    var suite = Suite(module: clean(facts.module))
    var places: [String: Int] = [:]
    func add(_ name: String, _ kind: Node.Kind) {
      guard places[name] == nil else { return }
      places[name] = suite.nodes.count
      suite.nodes.append(Node(name: clean(name), kind: kind))
    }
    let reached = Set(facts.edges.filter { $0.from != $0.to }.map(\.to))
    for (index, page) in facts.pages.enumerated() {
      add(page, index == 0 ? .start : reached.contains(page) ? .page : .unreached)
    }
    for overlay in facts.overlays { add(overlay, .overlay) }
    for edge in facts.edges {
      add(edge.from, .unnamed)
      add(edge.to, .unnamed)
      guard let from = places[edge.from], let to = places[edge.to] else { continue }
      let name = clean(edge.via)
      if let known = suite.arrows.firstIndex(where: { $0.from == from && $0.to == to }) {
        if !suite.arrows[known].names.contains(name) { suite.arrows[known].names.append(name) }
      } else {
        suite.arrows.append(Arrow(from: from, to: to, names: [name]))
      }
    }
    return suite
  }

  /// Longer than any name that a person would give.
  private static let longestName = 60

  private static func clean(_ name: String) -> String {
    ElementText.clean(name, limit: longestName)
  }

  /// What the graph shows, in one sentence.
  public var summary: String {
    let nodes = suites.flatMap(\.nodes)
    let pages = nodes.filter { $0.kind != .overlay }.count
    let overlays = nodes.count - pages
    let ways = suites.flatMap(\.arrows).reduce(0) { $0 + $1.names.count }
    var parts = [count(pages, "page"), count(ways, "way") + " between them"]
    if overlays > 0 { parts.append(count(overlays, "overlay") + " that may come up over any page") }
    let lost = nodes.filter { $0.kind == .unreached }.map(\.name)
    if !lost.isEmpty { parts.append("no element leads to \(lost.joined(separator: ", "))") }
    return parts.joined(separator: "; ")
  }

  /// Whose graph it is, as a title.
  public var title: String {
    "Pages of " + suites.map(\.module).joined(separator: ", ")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
