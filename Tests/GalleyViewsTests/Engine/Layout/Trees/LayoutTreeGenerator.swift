import Foundation
import SeededCases

/// Makes trees at random, each determined by a seed.
struct LayoutTreeGenerator {
  private var random: SeededGenerator
  private var names = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A tree of containers to a depth, whose boxes are named.
  mutating func tree(depth: Int = 3) -> LayoutTree {
    var tree = plain(depth)
    for _ in 0..<(random.below(3) == 0 ? 2 : random.below(2)) { tree = modified(tree, depth) }
    guard !isSpacer(tree) else { return tree }
    names += 1
    return .named("n\(names)", tree)
  }

  /// An offer with lengths that are given, none, nothing or without end.
  mutating func offer() -> NaiveLayout.Offer {
    NaiveLayout.Offer(width: offeredLength(), height: offeredLength())
  }

  private mutating func offeredLength() -> Double? {
    switch random.below(8) {
    case 0: nil
    case 1: 0
    default: Double(20 + random.below(380))
    }
  }

  private func isSpacer(_ tree: LayoutTree) -> Bool {
    switch tree {
    case .spacer: true
    case .priority(let tree, _): isSpacer(tree)
    default: false
    }
  }

  private mutating func length() -> Double? {
    random.below(3) == 0 ? nil : Double(random.below(60))
  }

  private mutating func across() -> LayoutTree.Guide {
    LayoutTree.Guide.horizontal[random.below(LayoutTree.Guide.horizontal.count)]
  }

  private mutating func down() -> LayoutTree.Guide {
    LayoutTree.Guide.vertical[random.below(LayoutTree.Guide.vertical.count)]
  }

  private mutating func plain(_ depth: Int) -> LayoutTree {
    guard depth > 0 else {
      switch random.below(8) {
      case 0: return .spacer(random.below(2) == 0 ? nil : Double(random.below(30)))
      case 1: return .divider
      default: return .box(length(), length())
      }
    }
    let members = (0..<random.below(4)).map { _ in tree(depth: depth - 1) }
    switch random.below(5) {
    case 0: return .layers(across(), down(), members)
    case 1, 2:
      return .stack(
        isRow: true, down(), spacing: random.below(3) == 0 ? nil : Double(random.below(12)), members)
    case 3:
      return .stack(
        isRow: false, across(), spacing: random.below(3) == 0 ? nil : Double(random.below(12)), members)
    default: return plain(depth - 1)
    }
  }

  private mutating func limits() -> LayoutTree.Limits {
    var limits = LayoutTree.Limits()
    let least = Double(random.below(50))
    if random.below(2) == 0 { limits.least = least }
    if random.below(4) == 0 { limits.ideal = least + Double(random.below(30)) }
    if random.below(2) == 0 {
      limits.most = random.below(2) == 0 ? .infinity : (limits.ideal ?? least) + Double(random.below(80))
    }
    return limits
  }

  private mutating func modified(_ tree: LayoutTree, _ depth: Int) -> LayoutTree {
    switch random.below(12) {
    case 0:
      return .padding(
        tree,
        .init(
          top: Double(random.below(12)), leading: Double(random.below(12)), bottom: Double(random.below(12)),
          trailing: Double(random.below(12))))
    case 1: return .frame(tree, width: length(), height: length(), across(), down())
    case 2: return .flexible(tree, width: limits(), height: limits(), across(), down())
    case 3: return .fixed(tree, horizontal: random.below(2) == 0, vertical: random.below(2) == 0)
    case 4: return .priority(tree, Double(random.below(3)) - 1)
    case 5: return .offset(tree, Double(random.below(40)) - 20, Double(random.below(40)) - 20)
    case 6: return .position(tree, Double(random.below(80)), Double(random.below(80)))
    case 7: return .ratio(tree, [0.5, 1, 1.5, 2][random.below(4)], isFit: random.below(2) == 0)
    case 8: return .guide(tree, across(), place())
    case 9: return .guide(tree, down(), place())
    default:
      return .layer(
        tree, isBehind: random.below(2) == 0, across(), down(), self.tree(depth: min(1, depth - 1)))
    }
  }

  private mutating func place() -> LayoutTree.Length {
    random.below(2) == 0 ? .points(Double(random.below(60)) - 10) : .part(Double(random.below(5)) / 4)
  }
}
