import Foundation
import GalleyRaster
import GalleyTree

extension ViewHost {
  /// Returns the arguments of the window's views, as they were last laid out.
  ///
  /// - Parameter root: The root of the elements that contain the window's; views refer to its numbers.
  /// - Returns: A description named `screen` with the facts of the whole window, and the views that it shows.
  package func viewDescription(numberedBy root: Element) -> ViewDescription {
    var describer = ViewDescriber(ElementNumbers(root), window: CGRect(origin: .zero, size: size))
    return describer.describe(describedRoots, in: environment.screenFacts)
  }
}

extension EnvironmentValues {
  /// The facts of the whole window.
  fileprivate var screenFacts: ViewFacts {
    var facts = ViewFacts(
      "screen",
      [
        .colorScheme: FactText.name(colorScheme), .textSize: FactText.name(dynamicTypeSize),
        .locale: localeIdentifier, .layoutDirection: FactText.name(layoutDirection),
        .contrast: colorSchemeContrast == .standard ? nil : FactText.name(colorSchemeContrast),
        .timeZone: timeZone.identifier == EnvironmentValues().timeZone.identifier
          ? nil : timeZone.identifier,
      ])
    facts.add(.tint, tint, in: self)
    return facts
  }
}

/// The numbers of elements in tree order, by the handles of their nodes.
struct ElementNumbers {
  private var numbers: [UInt64: Int] = [:]

  /// Creates numbers for a root, which is 0, and all below it; of several elements with one handle the first
  /// is used.
  init(_ root: Element) {
    var count = 0
    var open = [root]
    while let element = open.popLast() {
      if let handle = element.handle, numbers[handle] == nil { numbers[handle] = count }
      count += 1
      open += element.children.reversed()
    }
  }

  subscript(handle: UInt64) -> Int? { numbers[handle] }
}

/// The describer of a window's views, which walks its nodes in the order of painting.
@MainActor private struct ViewDescriber {
  /// A description without its content, and the position of its parent.
  private struct Entry {
    var view: ViewDescription
    let outer: Int
    /// Whether some of its place is visible.
    var isSeen = true
  }

  /// A node that is still to be described.
  private struct Visit {
    let node: Node
    var role: String?
    /// The place of the description that it is inside of.
    let outer: Int
    let depth: Int
    /// The visible part of the window.
    var clip: CGRect
    /// The map from the layout to where it is shown.
    var map: Transform?
    /// The key of the row that it is or begins.
    var id: String?
    /// The number of the element of a view around that is not described.
    var element: Int?
  }

  private let numbers: ElementNumbers
  private let window: CGRect
  private var entries: [Entry] = []
  /// The keys of members of collections, by the handles of their nodes.
  private var ids: [UInt64: String] = [:]

  /// The limit of depth; deeper views are left out, because readers of descriptions may recurse.
  private static let deepest = 1000

  init(_ numbers: ElementNumbers, window: CGRect) {
    self.numbers = numbers
    self.window = window
  }

  mutating func describe(_ roots: [Node], in screen: ViewFacts) -> ViewDescription {
    entries = [
      Entry(view: ViewDescription(screen.kind, facts: screen.facts, frame: window, element: 0), outer: -1)
    ]
    var open = roots.reversed().map { Visit(node: $0, outer: 0, depth: 1, clip: window) }
    while let visit = open.popLast() {
      open += inside(visit).reversed()
    }
    return assembled()
  }

  /// Describes a node alone.
  ///
  /// - Returns: The view to describe inside.
  private mutating func inside(_ visit: Visit) -> [Visit] {
    let node = visit.node
    let described = node as? any DescribedNode
    let frame = shown(node.settledFrame, visit)
    var next = Visit(
      node: node, outer: visit.outer, depth: visit.depth, clip: visit.clip, map: visit.map, id: visit.id)
    if let id = takeID(of: node) { next.id = id }
    if let item = node as? LazyItemNode, let key = item.identity.flatMap({ FactText.id($0) }) {
      next.id = key
    }
    if let role = visit.role { next = append(ViewFacts(role), frame, nil, next) }
    if var facts = described?.description {
      if let id = next.id { facts.add(.id, id) }
      next = append(facts, frame, numbers[node.handle] ?? visit.element, next)
      next.id = nil
    } else {
      next.element = visit.element ?? numbers[node.handle] ?? representative(of: node)
    }
    guard next.depth <= Self.deepest else { return [] }
    if node is ClippingNode { next.clip = visit.clip.intersection(frame) }
    if let map = node.contentTransform { next.map = next.map.map { map.then($0) } ?? map }
    let content = described?.describedContent ?? node.placedChildren.map { DescribedContent($0) }
    node.addMemberIDs(to: &ids)
    // Of several views inside none is all that the element stands for.
    let element = content.count == 1 ? next.element : nil
    return content.compactMap { part in
      guard !next.clip.isNull else { return nil }
      return Visit(
        node: part.node, role: part.role, outer: next.outer, depth: next.depth, clip: next.clip,
        map: next.map, id: next.id, element: element)
    }
  }

  /// Returns the number of the element that another view provides instead of a view.
  private func representative(of node: Node) -> Int? {
    guard let represented = node as? ModifierNode<AccessibilityRepresentationModifier>,
      !represented.modifier.takesLabelOnly
    else { return nil }
    var other = represented.extra
    while let next = other {
      if let number = numbers[next.handle] { return number }
      let inside = next.structure
      other = inside.count == 1 ? inside[0] : nil
    }
    return nil
  }

  /// Returns the key of a member of a collection, for the outermost modifier of the member.
  private mutating func takeID(of node: Node) -> String? {
    guard !ids.isEmpty else { return nil }
    var member: Node? = node
    while let current = member {
      if let id = ids.removeValue(forKey: current.handle) { return id }
      member = current.isModifier ? current.placedChildren.first : nil
    }
    return nil
  }

  private mutating func append(_ facts: ViewFacts, _ frame: CGRect, _ element: Int?, _ visit: Visit) -> Visit
  {
    entries.append(
      Entry(
        view: ViewDescription(facts.kind, facts: facts.facts, frame: frame, element: element),
        outer: visit.outer, isSeen: visit.clip.reaches(frame)))
    return Visit(
      node: visit.node, outer: entries.count - 1, depth: visit.depth + 1, clip: visit.clip, map: visit.map,
      id: visit.id)
  }

  /// Returns the visible place of a frame of the layout.
  private func shown(_ frame: CGRect, _ visit: Visit) -> CGRect {
    visit.map.map { Path(rect: frame).transformed(by: $0).boundingRect } ?? frame
  }

  /// Combines descriptions with those that contain them.
  private mutating func assembled() -> ViewDescription {
    for index in entries.indices.dropFirst().reversed() {
      // The content comes later and is complete. A node that is scrolled away is not shown, and neither is its content.
      if !entries[index].isSeen, entries[index].view.children.isEmpty { continue }
      entries[index].view.children.reverse()
      entries[entries[index].outer].view.children.append(entries[index].view)
      entries[index].view.children = []
    }
    entries[0].view.children.reverse()
    return entries[0].view
  }
}

extension CGRect {
  /// Whether another one has a point in this, be it at its edge.
  fileprivate func reaches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension Node {
  /// Collects the keys of the members of collections that this places, by the handles of their nodes.
  fileprivate func addMemberIDs(to ids: inout [UInt64: String]) {
    var open: [(node: Node, id: String?)] = []
    for node in structure where node.parent == nil { open.append((node, nil)) }
    while let (node, id) = open.popLast() {
      // A node with a place represents itself; a group without one represents its members.
      if node.parent != nil {
        if let id { ids[node.handle] = id }
      } else if let group = node as? KeyedGroupNode {
        for (key, member) in group.identified { open.append((member, FactText.id(key) ?? id)) }
      } else {
        for member in node.structure { open.append((member, id)) }
      }
    }
  }
}
