import Foundation
import GalleyTree

/// The changes from which other sizes and places of views follow, derived from the layout of both screens.
///
/// Lengths add up: a stack is as long as its content and its gaps, a padding as what it holds and its insets. So the part
/// of each change in a new length is what the length would lose without it. A text that was given nothing else is as wide as
/// the room that others leave it, and as high as its width asks for.
struct LayoutOrigins {
  let matching: ViewMatching
  let changes: [ViewChange]
  /// The changes at each view, by its number on either screen.
  private let places: (old: [Int: [Int]], new: [Int: [Int]])
  /// For each axis and view of the approved screen, the shares in its growth that lie in it.
  private var inner: [[LayoutShares?]]
  /// For each axis and view of the approved screen, the shares in its growth that lie around it.
  private var outer: [[LayoutShares?]]

  /// The difference that rounding to pixels makes, in points.
  static let slack = 0.51

  /// Derives the origins of all sizes.
  ///
  /// - Complexity: O(*n* · *c*) in the views and the views beside each.
  init(_ matching: ViewMatching, _ changes: [ViewChange]) {
    self.matching = matching
    self.changes = changes
    var places: (old: [Int: [Int]], new: [Int: [Int]]) = ([:], [:])
    for (index, change) in changes.enumerated() {
      for place in change.places + change.following {
        if let old = place.old { places.old[old, default: []].append(index) }
        if let new = place.new { places.new[new, default: []].append(index) }
      }
    }
    self.places = places
    let none = [LayoutShares?](repeating: nil, count: matching.baseline.nodes.count)
    (inner, outer) = ([none, none], [none, none])
    for axis in Axis.allCases {
      for view in matching.baseline.nodes.indices.reversed() where abs(growth(view, axis)) > Self.slack {
        let shares = sharesInside(view, axis)
        if !shares.isEmpty { inner[axis.rawValue][view] = shares }
      }
      for view in matching.baseline.nodes.indices
      where inner[axis.rawValue][view] == nil && abs(growth(view, axis)) > Self.slack {
        outer[axis.rawValue][view] = room(of: view, axis)
      }
    }
  }

  // MARK: Lengths

  /// The growth of a view with its modifiers, in points; 0 for what is on one screen only.
  func growth(_ view: Int, _ axis: Axis) -> Double {
    guard let partner = matching.partners[view] else { return 0 }
    return axis.length(matching.candidate[partner].extent) - axis.length(matching.baseline[view].extent)
  }

  /// The shares in the growth of a view.
  func origins(ofGrowth view: Int, _ axis: Axis) -> LayoutShares {
    inner[axis.rawValue][view] ?? outer[axis.rawValue][view] ?? LayoutShares()
  }

  /// The change that has the largest share in the growth of the whole screen.
  var leaderOfAll: Int? {
    Axis.allCases.lazy.compactMap { axis in
      origins(ofGrowth: 0, axis).leaders(of: growth(0, axis)).first
    }.first
  }

  /// The changes at a view on either screen.
  func changes(at view: Int) -> [Int] {
    let new = matching.partners[view].flatMap { places.new[$0] } ?? []
    let old = places.old[view] ?? []
    return old + new.filter { !old.contains($0) }
  }

  /// The change by which a view came or went.
  func arrival(_ view: Int, isNew: Bool) -> Int? {
    (isNew ? places.new[view] : places.old[view])?.first { changes[$0].isArrival }
  }

  // MARK: Inside

  private func sharesInside(_ view: Int, _ axis: Axis) -> LayoutShares {
    guard let partner = matching.partners[view] else { return LayoutShares() }
    let (old, new) = (matching.baseline[view], matching.candidate[partner])
    var length = axis.length(new.frame) - axis.length(old.frame)
    var shares = content(view, partner, length, axis)
    var (before, after) = (old.frame, new.frame)
    for (was, became) in matching.modifiers[view].reversed() {
      before = was.map { old.modifiers[$0].frame } ?? before
      after = became.map { new.modifiers[$0].frame } ?? after
      let grown = axis.length(after) - axis.length(before)
      let kind = was.map { old.modifiers[$0].kind } ?? became.map { new.modifiers[$0].kind } ?? ""
      let own = changes(at: view).filter { changes[$0].kind == kind && resizes($0, axis) }
      if own.isEmpty {
        // Its own length is stated.
        if abs(grown) <= Self.slack { shares = LayoutShares() }
      } else if Self.frames.contains(kind) {
        // Its content is as long as the frame lets it be.
        shares = LayoutShares(own, grown)
      } else if abs(grown - length) > Self.slack {
        shares.add(LayoutShares(own, grown - length))
      }
      length = grown
    }
    return abs(length) > Self.slack ? shares : LayoutShares()
  }

  /// The shares in the growth of a view without its modifiers.
  private func content(_ view: Int, _ partner: Int, _ length: Double, _ axis: Axis) -> LayoutShares {
    let (old, new) = (matching.baseline[view], matching.candidate[partner])
    let modifiers = Set(
      (old.modifiers + new.modifiers).map(\.kind).filter { !ViewProperty.isOfEnvironment($0) })
    let own = changes(at: view).filter { !modifiers.contains(changes[$0].kind) && resizes($0, axis) }
    guard abs(length) > Self.slack else { return LayoutShares() }
    if old.children.isEmpty, new.children.isEmpty {
      if !own.isEmpty { return LayoutShares(strongest(own), length) }
      if old.facts != new.facts, let change = environment(around: view, axis) {
        return LayoutShares([change], length)
      }
      // As high as its width asks for.
      if axis == .vertical, abs(growth(view, .horizontal)) > Self.slack {
        var shares = LayoutShares()
        shares.add(origins(ofGrowth: view, .horizontal), scaledTo: length)
        return LayoutShares(shares.points.keys, length)
      }
      return LayoutShares()
    }
    var shares = LayoutShares()
    let isMain = Self.axis(of: new.kind) == axis
    var rest = length
    for child in old.children {
      if let other = matching.partners[child], matching.candidate[other].parent == partner {
        let grown = growth(child, axis)
        guard abs(grown) > Self.slack else { continue }
        rest -= grown
        guard isMain || reachesFarthest(child, other, axis) else { continue }
        shares.add(inner[axis.rawValue][child] ?? LayoutShares(), scaledTo: grown)
      } else if let change = arrival(child, isNew: false) {
        rest += axis.length(matching.baseline[child].extent)
        shares.add(LayoutShares([change], -axis.length(matching.baseline[child].extent)))
      }
    }
    for child in new.children
    where matching.origins[child].map({ matching.baseline[$0].parent != view }) ?? true {
      guard let change = arrival(child, isNew: true) else { continue }
      rest -= axis.length(matching.candidate[child].extent)
      shares.add(LayoutShares([change], axis.length(matching.candidate[child].extent)))
    }
    if !own.isEmpty, shares.isEmpty || isMain && abs(rest) > Self.slack {
      shares.add(LayoutShares(own, isMain ? rest : length))
    }
    return shares
  }

  /// The modifiers that say how long what they are written at is, those that an app's own layout reads among them.
  private static let frames: Set<String> = ["frame", "containerRelativeFrame", "layoutValue"]

  /// Of several changes of one view those that alter its length most.
  private func strongest(_ own: [Int]) -> [Int] {
    guard own.count > 1 else { return own }
    let strengths = own.map { changes[$0].strength }
    let most = strengths.max() ?? 0
    return zip(own, strengths).filter { $0.1 >= most / 2 }.map(\.0)
  }

  /// Whether a child reaches as far as any beside it, before or after, so that what holds it is as long as it asks for.
  private func reachesFarthest(_ child: Int, _ other: Int, _ axis: Axis) -> Bool {
    func isFarthest(_ child: Int, _ tree: FlatViewTree) -> Bool {
      let siblings = tree[child].parent.map { tree[$0].children } ?? []
      let most = siblings.map { axis.length(tree[$0].extent) }.max() ?? 0
      return axis.length(tree[child].extent) >= most - Self.slack
    }
    return isFarthest(child, matching.baseline) || isFarthest(other, matching.candidate)
  }

  /// The nearest change around a view of what the views inside find in their environment.
  private func environment(around view: Int, _ axis: Axis) -> Int? {
    for outer in matching.baseline.around(view) {
      let found = changes(at: outer).first { index in
        ViewProperty.isOfEnvironment(changes[index].kind)
          || changes[index].property?.effect == .surroundings
      }
      if let found { return found }
    }
    return nil
  }

  // MARK: Around

  /// The shares in the room that a view is offered; positive where it has more.
  private func room(of view: Int, _ axis: Axis) -> LayoutShares {
    var room = LayoutShares()
    guard let partner = matching.partners[view], let parent = matching.baseline[view].parent,
      let holder = matching.partners[parent], matching.candidate[partner].parent == holder
    else { return room }
    if Self.axis(of: matching.candidate[holder].kind) == axis {
      for sibling in matching.baseline[parent].children where sibling != view {
        guard let shares = inner[axis.rawValue][sibling] else {
          if let change = arrival(sibling, isNew: false) {
            room.add(LayoutShares([change], axis.length(matching.baseline[sibling].extent)))
          }
          continue
        }
        room.add(shares, scaledTo: -growth(sibling, axis))
      }
      for sibling in matching.candidate[holder].children where matching.origins[sibling] == nil {
        guard let change = arrival(sibling, isNew: true) else { continue }
        room.add(LayoutShares([change], -axis.length(matching.candidate[sibling].extent)))
      }
    }
    for index in changes(at: parent) + changes(at: view) where resizes(index, axis) {
      guard let property = changes[index].property, property.effect == .layout else { continue }
      let lengths = changes[index].lengths
      let gain = lengths.reduce(0) { $0 + $1.after - $1.before }
      let length = lengths.isEmpty ? growth(view, axis) : property.kind == .resized ? gain : -gain
      room.add(LayoutShares([index], length))
    }
    if let around = outer[axis.rawValue][parent] {
      room.add(around)
    } else if inner[axis.rawValue][parent] == nil {
      room.add(self.room(of: parent, axis))
    }
    return room
  }

  // MARK: Capabilities

  /// The axis along which a container puts its content one after the other.
  static func axis(of kind: String) -> Axis? {
    switch kind {
    case "HStack", "LazyHStack", "LazyHGrid", "GridRow": .horizontal
    case "VStack", "LazyVStack", "LazyVGrid", "List", "Form", "Section", "Grid", "ScrollView": .vertical
    default: nil
    }
  }

  /// Whether a change can make its own view longer along an axis.
  func resizes(_ index: Int, _ axis: Axis) -> Bool {
    let change = changes[index]
    guard let property = change.property else { return change.what != .reordered }
    switch property.effect {
    case .paint: return false
    case .content, .state, .surroundings: return true
    case .layout: break
    }
    // Only baselines make a row higher.
    if property.name == "alignment" { return change.facts.values.contains { $0.isOfBaseline } }
    if property.name == "spacing", let main = Self.axis(of: change.kind), !change.kind.hasSuffix("Grid") {
      return main == axis
    }
    if property.name == "width" { return axis == .horizontal }
    if property.name == "height" || property.name == "row height" { return axis == .vertical }
    guard property.name == "padding", !change.facts.isEmpty else { return true }
    let edges: Set<String> = axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
    let sides: Set<String> = ["top", "bottom", "leading", "trailing"]
    let named = Set(change.facts.keys).intersection(sides)
    return named.isEmpty || !named.isDisjoint(with: edges)
  }
}

extension ViewChange {
  /// How much longer it makes a text, as a natural logarithm: by its letters, or by the size of its font.
  fileprivate var strength: Double {
    if let texts { return abs(log(Double(texts.after.count + 1) / Double(texts.before.count + 1))) }
    if let size = facts[.size], let before = size.before.flatMap(Double.init),
      let after = size.after.flatMap(Double.init), before > 0, after > 0
    {
      return abs(log(after / before))
    }
    return property?.name == "font weight" ? Self.strengthOfWeight : Self.strengthOfOthers
  }

  /// Bold letters of Inter are some 6 % wider than regular ones.
  private static let strengthOfWeight = 0.06
  private static let strengthOfOthers = 0.3
}

extension ViewChange.Values {
  /// Whether it aligns by the baselines of texts.
  fileprivate var isOfBaseline: Bool { [before, after].contains { $0?.contains("aseline") ?? false } }
}
