import Foundation
import GalleyTree

/// The views of a screen laid flat: every view has a number, in tree order, with its modifiers folded into it.
struct FlatViewTree {
  /// What a view was given by one modifier.
  struct Modifier {
    let kind: String
    let facts: [String: String]
    let frame: CGRect
    /// The views that it brings along, such as those of a background.
    fileprivate(set) var extras: [Int] = []
  }

  /// One view.
  struct Node {
    let kind: String
    let facts: [String: String]
    let frame: CGRect
    /// The modifiers, the outermost first.
    fileprivate(set) var modifiers: [Modifier]
    /// The number of the element that stands for it or for one of its modifiers, if there is one.
    let element: Int?
    let parent: Int?
    /// The kind of the modifier that brought it along; `nil` for content.
    let role: String?
    /// What tells it from the other members of a collection, unless that is no more than its place in it.
    let id: String?
    fileprivate(set) var children: [Int] = []
    /// The first number after everything inside.
    fileprivate(set) var end: Int
    /// The number of its element, or else of the first one inside.
    fileprivate(set) var firstElement: Int?
    /// A hash of all that was given to it and to the views inside.
    fileprivate(set) var digest = 0
    /// A hash of the kinds and looks that were given to it, without words, pictures and colours, and without what is inside.
    fileprivate(set) var look = 0
    /// Whether it stands beside others in a row or column.
    fileprivate(set) var isInLine = false
    /// What it and the views inside can draw on, which transforms, shadows and blurs may move out of its place.
    fileprivate(set) var reach: CGRect = .null
    /// Hashes of what it and the views inside show in words and pictures; the first ones of many.
    fileprivate(set) var contents: Set<Int> = []

    /// The name in sentences: that of a box in its style sheet, or the kind.
    var name: String { facts[StyledBox.selector] ?? kind }

    /// Where it lies with all its modifiers.
    var extent: CGRect { modifiers.first?.frame ?? frame }

    /// All that it was given, by itself and by its modifiers.
    var given: [[String: String]] { [facts] + modifiers.map(\.facts) }
  }

  private(set) var nodes: [Node] = []

  /// How many contents of a view are kept to compare it with others.
  private static let mostContents = 32
  /// What tells views apart, rather than how they look.
  private static let telling: Set<String> = ["text", "symbol", "image", "title", "placeholder"]

  /// Lays views flat.
  ///
  /// - Parameters:
  ///   - root: The views of an app.
  ///   - offset: The number of the app's root element on the screen.
  init(_ root: ViewDescription, elementsFrom offset: Int) {
    var open: [(view: ViewDescription, parent: Int?, modifier: Int?, role: String?)] = [(root, nil, nil, nil)]
    while let next = open.popLast() {
      let number = nodes.count
      var view = next.view
      var modifiers: [Modifier] = []
      var extras: [(ViewDescription, Int)] = []
      var element = view.element
      var id: String?
      while true {
        // A layer of a background or overlay is what it holds.
        if view.kind == "layer", view.children.count == 1 {
          view = view.children[0]
          element = element ?? view.element
        }
        guard let content = Self.content(of: view) else { break }
        for (index, child) in view.children.enumerated() where index != content {
          extras.append((child, modifiers.count))
        }
        modifiers.append(Self.modifier(view))
        id = id ?? view.facts[.id]
        view = view.children[content]
        element = element ?? view.element
      }
      nodes.append(
        Node(
          kind: view.kind, facts: Self.given(view), frame: view.frame, modifiers: modifiers,
          element: element.map { $0 + offset }, parent: next.parent, role: next.role,
          id: (id ?? view.facts[.id]).flatMap { Int($0) == nil ? $0 : nil }, end: number + 1))
      if let parent = next.parent {
        if let modifier = next.modifier {
          nodes[parent].modifiers[modifier].extras.append(number)
        } else {
          nodes[parent].children.append(number)
        }
      }
      for child in view.children.reversed() { open.append((child, number, nil, nil)) }
      for (extra, modifier) in extras.reversed() {
        open.append((extra, number, modifier, modifiers[modifier].kind))
      }
    }
    for number in nodes.indices.reversed() { finish(number) }
  }

  /// A modifier; that which only rounds corners is written as what clips by a shape, which is the same.
  private static func modifier(_ view: ViewDescription) -> Modifier {
    guard view.kind == "cornerRadius", let radius = view.facts[.radius] else {
      return Modifier(kind: view.kind, facts: given(view), frame: view.frame)
    }
    let facts: [String: String] = [
      ViewFact.shape.rawValue: "RoundedRectangle", ViewFact.cornerRadius.rawValue: radius,
      ViewFact.style.rawValue: "circular",
    ]
    return Modifier(kind: "clipShape", facts: facts, frame: view.frame)
  }

  /// What a view was given, without what only tells it from others.
  private static func given(_ view: ViewDescription) -> [String: String] {
    var facts = view.facts
    facts[.id] = nil
    return facts
  }

  /// The index of the view that a modifier changes, among the views described inside it; `nil` for what is no modifier.
  private static func content(of view: ViewDescription) -> Int? {
    guard ViewProperty.isModifier(view.kind), !view.children.isEmpty else { return nil }
    // What lies behind is painted before the content, everything else after it.
    return view.kind == "background" || view.kind == "mask" ? view.children.count - 1 : 0
  }

  /// Completes what depends on the views inside, which have higher numbers.
  private mutating func finish(_ number: Int) {
    var hash = Hasher()
    var look = Hasher()
    var contents: Set<Int> = []
    func combine(_ kind: String, _ facts: [String: String]) {
      hash.combine(kind)
      look.combine(kind)
      // Sums do not depend on the order of a dictionary.
      var (all, looks) = (0, 0)
      for (name, value) in facts where !ViewProperty.isDerived(name) {
        var fact = Hasher()
        fact.combine(name)
        fact.combine(value)
        let digest = fact.finalize()
        all &+= digest
        if Self.telling.contains(name) {
          contents.insert(value.hashValue)
        } else if !value.hasColor, !name.hasSuffix(".name"), !StyleProperty.isCustom(name) {
          looks &+= digest
        }
      }
      hash.combine(all)
      look.combine(looks)
    }
    let node = nodes[number]
    hash.combine(node.id ?? "")
    for modifier in node.modifiers { combine(modifier.kind, modifier.facts) }
    combine(node.kind, node.facts)
    for child in inside(number) {
      hash.combine(nodes[child].digest)
      if contents.count < Self.mostContents { contents.formUnion(nodes[child].contents) }
      nodes[number].end = max(nodes[number].end, nodes[child].end)
    }
    nodes[number].reach = reach(of: number)
    var first = node.element
    for child in node.children + node.modifiers.reversed().flatMap(\.extras) where first == nil {
      first = nodes[child].firstElement
    }
    nodes[number].firstElement = first
    nodes[number].digest = hash.finalize()
    nodes[number].look = look.finalize()
    nodes[number].isInLine =
      node.role == nil && node.parent.map { ["HStack", "VStack"].contains(nodes[$0].kind) } ?? false
    nodes[number].contents = contents
  }

  /// The most views whose words are listed.
  private static let mostWorded = 64

  /// The texts, pictures and colours of a view and of the views inside.
  func words(of number: Int) -> String {
    (number..<min(nodes[number].end, number + Self.mostWorded)).map { inside in
      let node = nodes[inside]
      let shown = node.given.flatMap { facts in
        facts.filter { Self.telling.contains($0.key) || $0.value.hasColor }.sorted { $0.key < $1.key }.map(
          \.value)
      }
      return ([node.kind] + shown).joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Whether two views are made of the same parts, whatever these were given.
  func isMade(_ number: Int, like other: Int) -> Bool {
    nodes[number].kind == nodes[other].kind
      && nodes[number].modifiers.map(\.kind) == nodes[other].modifiers.map(\.kind)
  }

  /// Whether a line belongs to rows, some of which are given: it is next to one of these, or between two of their like, as
  /// between all of them.
  func separates(_ line: Int, rowsLike rows: [Int]) -> Bool {
    guard let holder = nodes[line].parent, let place = nodes[holder].children.firstIndex(of: line) else {
      return false
    }
    let siblings = nodes[holder].children
    func neighbour(_ index: Int) -> Int? { siblings.indices.contains(index) ? siblings[index] : nil }
    let (before, after) = (neighbour(place - 1), neighbour(place + 1))
    return rows.contains { row in
      if before == row || after == row { return true }
      // At the end of all of them nothing is on the other side.
      let isAfter = before.map { isMade($0, like: row) }
      let isBefore = after.map { isMade($0, like: row) }
      return (isAfter ?? true) && (isBefore ?? true)
    }
  }

  /// The kinds that cut what is inside of them.
  private static let cutting: Set<String> = [
    "ScrollView", "List", "TabView", "NavigationStack", "Form", "Table",
  ]

  /// The most that bars take at an edge of a screen, in points.
  private static let barHeight = 160.0

  /// The room before the items of a list, which browsers give these for their markers, in CSS pixels.
  private static let markerRoom = 40.0

  /// How far beside its element a positioned pseudo-element is expected, in CSS pixels.
  private static let partRoom = 64.0

  /// How far the shadow of a slider's thumb can be seen, in points.
  private static let thumbShadow = 12.0

  /// Whether a view has a ground that goes on to the edges of the screen, as one without a shape does.
  private static func reachesEdges(_ node: Node) -> Bool {
    node.kind == "Color" || node.modifiers.contains { $0.kind == "background" && $0.facts[.shape] == nil }
  }

  private func reach(of number: Int) -> CGRect {
    let node = nodes[number]
    // An offset is written around what it moves, and has the place that this would have without it.
    var reach = node.modifiers.reduce(node.frame) { $0.union($1.frame) }
    if !Self.cutting.contains(node.kind) {
      for child in inside(number) { reach = reach.union(nodes[child].reach) }
    }
    if node.facts[.underline] != nil {
      // A line below the letters of some faces lies below the text's own place.
      let size = node.facts[.size].flatMap(Double.init) ?? 17
      reach = reach.insetBy(dx: 0, dy: -0.25 * size)
    }
    // Half of a line lies outside of the shape.
    if node.facts[.stroke] != nil, let width = node.facts[.lineWidth].flatMap(Double.init) {
      reach = reach.insetBy(dx: -width / 2, dy: -width / 2)
    }
    if StyledBox.isKind(node.kind) {
      reach = reach.insetBy(dx: -node.glow, dy: -node.glow)
      // Markers stand before their items, and pseudo-elements that are positioned anywhere near.
      if node.kind == "<::marker>" { reach = reach.insetBy(dx: -Self.markerRoom, dy: 0) }
      if node.kind.hasPrefix("<::"), ["absolute", "fixed"].contains(node.facts["position"]) {
        reach = reach.insetBy(dx: -Self.partRoom, dy: -Self.partRoom)
      }
    }
    // The thumb's shadow falls on what is around.
    if node.kind == "Slider" { reach = reach.insetBy(dx: -Self.thumbShadow, dy: -Self.thumbShadow) }
    if let window = nodes.first?.frame, Self.reachesEdges(node), reach.width >= window.width {
      // What fills the width is drawn below the bars as well.
      if reach.minY - window.minY < Self.barHeight {
        reach = reach.union(window.divided(atDistance: 1, from: .minYEdge).slice)
      }
      if window.maxY - reach.maxY < Self.barHeight {
        reach = reach.union(window.divided(atDistance: 1, from: .maxYEdge).slice)
      }
    }
    for modifier in node.modifiers where modifier.kind == "shadow" || modifier.kind == "blur" {
      func length(_ name: String) -> Double { modifier.facts[name].flatMap(Double.init).map(abs) ?? 0 }
      // A Gaussian can be seen up to three deviations; a shadow's is half of its radius.
      let margin = (modifier.kind == "blur" ? 3 : 2) * length("radius") + max(length("x"), length("y")) + 2
      reach = reach.insetBy(dx: -margin, dy: -margin)
    }
    return reach
  }

  /// One view by its number.
  subscript(number: Int) -> Node { nodes[number] }

  /// The views right inside one: those of its modifiers, and its own.
  func inside(_ number: Int) -> [Int] {
    nodes[number].modifiers.flatMap(\.extras) + nodes[number].children
  }

  /// Whether a view lies inside another, or is it.
  func isInside(_ number: Int, of other: Int) -> Bool {
    number >= other && number < nodes[other].end
  }

  /// The views around one, from the inside out, without itself.
  func around(_ number: Int) -> some Sequence<Int> {
    sequence(state: nodes[number].parent) { next in
      defer { next = next.flatMap { nodes[$0].parent } }
      return next
    }
  }
}

extension FlatViewTree.Node {
  /// Whether it is a shape of an app's own, whose arguments have names of its own.
  var isOwnShape: Bool { (facts[.fill] != nil || facts[.stroke] != nil) && !ViewProperty.isKnownShape(kind) }

  /// How far the shadow and the outline of a box reach, in CSS pixels: at most as far as all their lengths.
  fileprivate var glow: Double {
    ["box-shadow", "text-shadow", "outline", "filter"].compactMap { facts[$0] }.reduce(0) { reach, value in
      let words = value.split { " ,()".contains($0) }
      return reach
        + words.compactMap { $0.hasSuffix("px") ? Double($0.dropLast(2)).map(abs) : nil }.reduce(0, +)
    }
  }
}

extension String {
  /// Whether it has a colour, or is one: what is written of colours begins with a number sign.
  var hasColor: Bool { utf8.contains(UInt8(ascii: "#")) }
}
